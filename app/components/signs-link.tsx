import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

interface Props {
  words: string;
  to: string;
  children?: ReactNode;
}

export function SignsLink({ words, to, children }: Props) {
  return (
    <Link className="signs-link" to={to}>
      <Icon name="triangle-alert" />
      <span>
        <strong>{words}</strong> {children} {m.signsSeeWhatToDo()}
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
