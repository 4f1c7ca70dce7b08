import { formatDate } from "./dates.ts";
import { m } from "../messages/m.ts";
import { nowIn } from "./today.ts";

export function clockTime(instant: string, timeZone: string, now = new Date()): string {
  const { date, time } = nowIn(timeZone, new Date(instant));
  return date === nowIn(timeZone, now).date ? time : m.dateAndTime({ date: formatDate(date), time });
}
