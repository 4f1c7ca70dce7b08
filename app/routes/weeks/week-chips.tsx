import { Fragment } from "react";
import { Link } from "react-router";
import type { Chip } from "./chips.ts";
import { m } from "../../messages/m.ts";

interface Props {
  chips: Chip[];
  chosen: number;
  own: number | null;
  addressOf: (week: number) => string;
}

export function WeekChips({ chips, chosen, own, addressOf }: Props) {
  return (
    <nav className="week-chips" aria-label={m.placeWeeks()}>
      {chips.map(({ week, only }) => (
        <Fragment key={week}>
          <Link
            className={["chip", only ? `${only}-only` : "", week === own ? "own" : ""].filter(Boolean).join(" ")}
            to={addressOf(week)}
            preventScrollReset
            viewTransition
            aria-current={week === chosen ? "page" : undefined}
          >
            <span>{week === own ? m.weekYours() : m.weekWord()}</span> <strong>{week}</strong>
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
