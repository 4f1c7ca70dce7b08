import { data } from "react-router";
import { m } from "../../messages/m.ts";

/** Months from today, either way. */
const REACH = 24;
/** Months are `YYYY-MM`, dates `YYYY-MM-DD`. */
export interface Month {
  month: string;
  /** Weeks begin on Monday; null where a day belongs to a neighbouring month. */
  weeks: (string | null)[][];
  first: string;
  last: string;
  previous: string | null;
  next: string | null;
}

/** @throws a 404 for an invalid month or day, and for a month out of reach. */
export function selectedDay(request: Request, today: string): { shown: Month; day: string | null } {
  const query = new URL(request.url).searchParams;
  const askedDay = query.get("day");
  const month = query.get("month") ?? (askedDay ?? today).slice(0, 7);
  const distance = monthsBetween(today.slice(0, 7), month);
  if (distance === null || Math.abs(distance) > REACH) {
    throw data({ message: m.calendarNoSuchMonth() }, { status: 404 });
  }
  const shown = monthAt(month, distance);
  const day = askedDay ?? (distance === 0 ? today : null);
  if (day !== null && !shown.weeks.flat().includes(day)) {
    throw data({ message: m.calendarNoSuchDay() }, { status: 404 });
  }
  return { shown, day };
}

function monthAt(month: string, distance: number): Month {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${twoDigits(index + 1)}`);
  // Weeks begin on Monday; getUTCDay begins on Sunday.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return {
    month,
    weeks: Array.from({ length: cells.length / 7 }, (_, index) => cells.slice(index * 7, index * 7 + 7)),
    first: `${month}-01`,
    last: `${month}-${length}`,
    previous: distance > -REACH ? monthAfter(year, number - 1) : null,
    next: distance < REACH ? monthAfter(year, number + 1) : null,
  };
}

function monthsBetween(from: string, to: string): number | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(to)) return null;
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}

/** @param number 0 is the December before, 13 the January after. */
function monthAfter(year: number, number: number): string {
  return new Date(Date.UTC(year, number - 1, 1)).toISOString().slice(0, 7);
}

function twoDigits(number: number) {
  return String(number).padStart(2, "0");
}
