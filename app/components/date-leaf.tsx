import type { Leaf } from "../format/dates.ts";

export function DateLeaf({ leaf: { date, month, day, year } }: { leaf: Leaf }) {
  return (
    <time className="date-leaf" dateTime={date}>
      <b>{day}</b> <span className="month">{month}</span> {year ? <span className="year">{year}</span> : null}
    </time>
  );
}
