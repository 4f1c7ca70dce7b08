import { Fragment, type ReactNode } from "react";
import { Link } from "./link.tsx";

interface Segment {
  to: string;
  label: ReactNode;
  isChosen: boolean;
}

interface Props {
  label: string;
  segments: Segment[];
}

/** Two to four views of one page, in columns of one width. */
export function Segments({ label, segments }: Props) {
  return (
    <nav className="segments" aria-label={label}>
      {segments.map(({ to, label: words, isChosen }) => (
        <Fragment key={to}>
          <Link to={to} aria-current={isChosen ? "page" : undefined} preventScrollReset>
            {words}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
