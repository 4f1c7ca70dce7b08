import { Temporal } from "temporal-polyfill";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";

/** @param month YYYY-MM @returns epoch milliseconds, `until` excluded. @throws {RangeError} for what is no month. */
export function instantsOf(month: string, timeZone: string): { from: number; until: number } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const start = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
  return { from: start(first), until: start(first.add({ months: 1 })) };
}

/** @returns YYYY-MM. */
export function monthOf(epochMilliseconds: number, timeZone: string): string {
  return calendarDateOf(epochMilliseconds, timeZone).slice(0, 7);
}
