import { href } from "react-router";

/** @param path of a dialog over the calendar */
export function calendarAddress(place: { month?: string; day?: string } = {}, path: string = href("/calendar")) {
  const query = new URLSearchParams(place).toString();
  return query ? `${path}?${query}` : path;
}
