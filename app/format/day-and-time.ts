import { formatDate } from "./dates.ts";
import type { Moment } from "./relative-time.ts";
import { nowIn } from "./today.ts";

/** An instant to the second, where the order within a minute matters: 5 Mar, 2024, 14:30:07. */
export function dayAndSecond(instant: number, timeZone: string): Moment {
  const { dateTime, label } = dayAndTime(instant, timeZone);
  return { dateTime, label: `${label}:${dateTime.slice(17, 19)}` };
}

/** An instant to the minute, as clocks in a time zone showed it: 5 Mar, 2024, 14:30. @param instant epoch milliseconds */
export function dayAndTime(instant: number, timeZone: string): Moment {
  const { date, time } = nowIn(timeZone, new Date(instant));
  return { dateTime: new Date(instant).toISOString(), label: `${formatDate(date)}, ${time}` };
}
