import { useRef, type ReactNode } from "react";
import { useClosing } from "../enhance/close-details.ts";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

interface Props {
  about: string;
  children: ReactNode;
}

export function Menu({ about, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details className="menu" ref={menu}>
      <summary>
        <Icon name="ellipsis" />
        <span className="visually-hidden">{m.menuMoreAbout({ name: about })}</span>
      </summary>
      {/* A link within the same page would leave the menu open over it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <ul onClick={() => menu.current?.removeAttribute("open")}>{children}</ul>
    </details>
  );
}
