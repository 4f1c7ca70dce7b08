import { Temporal } from "temporal-polyfill";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";

/**
 * The instants between which a month lies where the operator is.
 * @param month YYYY-MM
 * @returns epoch milliseconds, the end not included.
 * @throws RangeError for what is no month.
 */
export function instantsOf(month: string, timeZone: string): { from: number; until: number } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const start = (date: Temporal.PlainDate) => date.toZonedDateTime(timeZone).epochMilliseconds;
  return { from: start(first), until: start(first.add({ months: 1 })) };
}

/** The month, as YYYY-MM, in which an instant lies. */
export function monthOf(epochMilliseconds: number, timeZone: string): string {
  return calendarDateOf(epochMilliseconds, timeZone).slice(0, 7);
}
