import { Fragment } from "react";
import { Link } from "./link.tsx";

interface Props {
  label: string;
  lists: { to: string; name: string; isShown: boolean }[];
}

/** As many stand above a list before they would push its rows off the screen. */
const CHIPS_MAX = 5;

/** More than a few links are folded, under the name of the list that is shown. */
export function ListLinks({ label, lists }: Props) {
  if (lists.length === 0) return null;
  if (lists.length <= CHIPS_MAX) return <Chips label={label} lists={lists} />;
  const now = lists.find(({ isShown }) => isShown)?.name;
  return (
    // A new key closes it over another list.
    <details className="more" key={now}>
      <summary>
        {label}
        {now ? (
          <>
            : <strong>{now}</strong>
          </>
        ) : (
          ` (${lists.length})`
        )}
      </summary>
      <div>
        <Chips label={label} lists={lists} />
      </div>
    </details>
  );
}

export function Chips({ label, lists }: Props) {
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
