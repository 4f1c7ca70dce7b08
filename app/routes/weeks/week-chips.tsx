import { Fragment } from "react";
import { Link } from "react-router";
import type { Chip } from "./chips.ts";

interface Props {
  chips: Chip[];
  chosen: number;
  own: number | null;
  addressOf: (week: number) => string;
}

export function WeekChips({ chips, chosen, own, addressOf }: Props) {
  return (
    <nav className="week-chips" aria-label="Weeks">
      {chips.map(({ week, only }) => (
        <Fragment key={week}>
          <Link
            className={["chip", only ? `${only}-only` : "", week === own ? "own" : ""].filter(Boolean).join(" ")}
            to={addressOf(week)}
            preventScrollReset
            viewTransition
            aria-current={week === chosen ? "page" : undefined}
          >
            <span>{week === own ? "Yours" : "Week"}</span> <strong>{week}</strong>
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
