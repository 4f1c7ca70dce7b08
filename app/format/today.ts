import { clockIn } from "../../server/contract/clock.ts";

export function nowIn(timeZone: string, instant = new Date()): { date: string; time: string } {
  const [date = "", time = ""] = clockIn(timeZone).format(instant).split(" ");
  return { date, time };
}

/** Both dates are YYYY-MM-DD. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

export function daysAhead(today: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
