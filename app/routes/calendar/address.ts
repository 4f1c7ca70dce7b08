import { href } from "react-router";

/** An address of the calendar: a month, a day of it, an event or a dialog over it; this month when all are left out. */
export function calendarAddress(place: { month?: string; day?: string; event?: string; dialog?: string } = {}): string {
  const query = new URLSearchParams(place).toString();
  return query ? `${href("/calendar")}?${query}` : href("/calendar");
}
