import { Fragment } from "react";
import { Link } from "./link.tsx";

interface Props {
  label: string;
  lists: { to: string; name: string; isShown: boolean }[];
}

export function ListLinks({ label, lists }: Props) {
  if (lists.length === 0) return null;
  return (
    <nav className="chips" aria-label={label}>
      {lists.map(({ to, name, isShown }) => (
        <Fragment key={to}>
          <Link className="chip" to={to} aria-current={isShown ? "page" : undefined}>
            {name}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
