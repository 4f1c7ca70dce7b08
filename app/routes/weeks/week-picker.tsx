import { Fragment } from "react";
import { Link } from "react-router";
import { Carousel } from "../../components/carousel.tsx";

interface Props {
  weeks: number[];
  selected: number;
  /** Her own week, marked; null when she has none in this list. */
  own: number | null;
  addressOf: (week: number) => string;
}

/** The week carousel: every week is a link to itself. */
export function WeekPicker({ weeks, selected, own, addressOf }: Props) {
  return (
    <Carousel label="Weeks" kind="weeks">
      {weeks.map((week) => (
        <Fragment key={week}>
          <Link
            className="chip"
            to={addressOf(week)}
            preventScrollReset
            aria-current={week === selected ? "page" : undefined}
          >
            <span>{week === own ? "Your week" : "Week"}</span> <strong>{week}</strong>
          </Link>{" "}
        </Fragment>
      ))}
    </Carousel>
  );
}
