import { Fragment } from "react";
import { Link } from "react-router";
import { Carousel } from "../../components/carousel.tsx";

interface Props {
  weeks: number[];
  selected: number;
  own: number | null;
  addressOf: (week: number) => string;
}

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
