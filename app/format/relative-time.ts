import { formatDate } from "./dates.ts";
import { m } from "../messages/m.ts";
import { nowIn } from "./today.ts";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const DAYS_MAX = 30;

export interface Moment {
  dateTime: string;
  label: string;
}

/** An instant in the future is 'just now': the clock of a device may be ahead. @param instant epoch milliseconds */
export function relativeTime(instant: number, now: number, timeZone: string): string {
  const seconds = (now - instant) / 1_000;
  if (seconds < MINUTE) return m.timeJustNow();
  if (seconds < HOUR) return m.timeMinutesAgo({ count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return m.timeHoursAgo({ count: Math.floor(seconds / HOUR) });
  if (seconds <= DAYS_MAX * DAY) return m.timeDaysAgo({ count: Math.floor(seconds / DAY) });
  return formatDate(nowIn(timeZone, new Date(instant)).date);
}

export function momentOf(instant: number, timeZone: string): Moment {
  return { dateTime: new Date(instant).toISOString(), label: relativeTime(instant, Date.now(), timeZone) };
}
