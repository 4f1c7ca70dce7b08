import type { Leaf } from "../format/dates.ts";

export function DateLeaf({ leaf: { date, month, day, year } }: { leaf: Leaf }) {
  return (
    <time className="date-leaf" dateTime={date}>
      <span>{month}</span> <b>{day}</b> {year ? <span className="year">{year}</span> : null}
    </time>
  );
}
