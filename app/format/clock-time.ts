import { formatDate } from "./dates.ts";
import { nowIn } from "./today.ts";

/** When a message was sent, on the clock of a time zone: '14:05', or '5 Mar, 2024, 14:05' on another day than today. */
export function clockTime(instant: string, timeZone: string, now = new Date()): string {
  const { date, time } = nowIn(timeZone, new Date(instant));
  return date === nowIn(timeZone, now).date ? time : `${formatDate(date)}, ${time}`;
}
