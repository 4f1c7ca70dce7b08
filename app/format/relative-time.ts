import { formatDate } from "./dates.ts";
import { nowIn } from "./today.ts";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const DAYS_MAX = 30;

/** A moment as pages show it: for machines, and for her. */
export interface Moment {
  /** ISO 8601. */
  dateTime: string;
  label: string;
}

/**
 * How long ago an instant was: 'just now', minutes, hours, days up to 30, and from then on its date. What a clock ahead
 * of ours calls the future is just now.
 * @param instant epoch milliseconds, as is `now`.
 * @param timeZone where the date is looked up.
 */
export function relativeTime(instant: number, now: number, timeZone: string): string {
  const seconds = (now - instant) / 1_000;
  if (seconds < MINUTE) return "just now";
  if (seconds < HOUR) return ago(seconds / MINUTE, "minute");
  if (seconds < DAY) return ago(seconds / HOUR, "hour");
  if (seconds <= DAYS_MAX * DAY) return ago(seconds / DAY, "day");
  return formatDate(nowIn(timeZone, new Date(instant)).date);
}

/** The same with the instant itself, as a loader hands it to its page: only the server's clock is asked. */
export function momentOf(instant: number, timeZone: string): Moment {
  return { dateTime: new Date(instant).toISOString(), label: relativeTime(instant, Date.now(), timeZone) };
}

function ago(amount: number, unit: string) {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
