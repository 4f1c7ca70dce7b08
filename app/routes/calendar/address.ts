import { href } from "react-router";

/** An address of the calendar: a month, a day of it; this month when both are left out. @param path of a dialog over it */
export function calendarAddress(place: { month?: string; day?: string } = {}, path: string = href("/calendar")) {
  const query = new URLSearchParams(place).toString();
  return query ? `${path}?${query}` : path;
}
