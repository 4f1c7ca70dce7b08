import { formatDate } from "./dates.ts";
import { m } from "../messages/m.ts";
import type { Moment } from "./relative-time.ts";
import { nowIn } from "./today.ts";

export function dayAndSecond(instant: number, timeZone: string): Moment {
  const { dateTime, label } = dayAndTime(instant, timeZone);
  return { dateTime, label: `${label}:${dateTime.slice(17, 19)}` };
}

/** @param instant epoch milliseconds */
export function dayOf(instant: number, timeZone: string): Moment {
  const { date } = nowIn(timeZone, new Date(instant));
  return { dateTime: new Date(instant).toISOString(), label: formatDate(date) };
}

/** @param instant epoch milliseconds */
export function dayAndTime(instant: number, timeZone: string): Moment {
  const { date, time } = nowIn(timeZone, new Date(instant));
  return { dateTime: new Date(instant).toISOString(), label: m.dateAndTime({ date: formatDate(date), time }) };
}
