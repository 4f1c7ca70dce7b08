import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface Props {
  /** What its links are about, for whom hears many of these buttons read. */
  about: string;
  /** Its links, each in an `li`. */
  children: ReactNode;
}

/** More that can be done with a thing. It opens and closes by itself; with script also by Escape and a tap beside it. */
export function Menu({ about, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      if (menu.current.contains(document.activeElement)) menu.current.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, []);

  return (
    <details className="menu" ref={menu}>
      <summary>
        <Icon name="ellipsis" />
        More{" "}
        <span className="visually-hidden">
          about <bdi>{about}</bdi>
        </span>
      </summary>
      {/* A link leads on within the same page, which would leave the menu open over it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <ul onClick={() => menu.current?.removeAttribute("open")}>{children}</ul>
    </details>
  );
}
