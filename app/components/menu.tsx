import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface Props {
  about: string;
  children: ReactNode;
}

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
      {/* A link within the same page would leave the menu open over it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <ul onClick={() => menu.current?.removeAttribute("open")}>{children}</ul>
    </details>
  );
}
