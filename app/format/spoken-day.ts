import { dayOfThisWeek, formatDate } from "./dates.ts";
import { m } from "../messages/m.ts";
import { daysAhead } from "./today.ts";

/** 'Today', 'Yesterday', 'Sunday, 22 Nov' of the last week, else '5 Mar, 2024'. Both dates are YYYY-MM-DD. */
export function spokenDay(date: string, today: string): string {
  const ago = daysAhead(date, today);
  if (ago === 0) return m.today();
  if (ago === 1) return m.dateYesterday();
  return ago > 1 && ago < 7 ? dayOfThisWeek(date) : formatDate(date);
}
