import { Temporal } from "temporal-polyfill";

declare const calendarDate: unique symbol;

/**
 * A day on the wall calendar, written `YYYY-MM-DD`, without time or zone. Branded, so that no unchecked string
 * passes for one: a due date that travels as an instant moves by a day as soon as two zones meet.
 */
export type CalendarDate = string & { readonly [calendarDate]: true };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;
/** A member's page counts dozens of days; so it costs a tenth of what it does with dates as objects. */
const DAY_MS = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/**
 * Reads a date typed or stored as `YYYY-MM-DD`. Strict: no spaces, no short forms, only days that exist, years 1900
 * to 2200. Anything else is `null`.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!DATE.test(text)) return null;
  return plausible(ifValid(() => Temporal.PlainDate.from(text)));
}

/**
 * Reads a date as the mobile apps send it. A bare date is taken as it is; an ISO date-time with `Z` or an offset
 * becomes the day it falls on in `timeZone`; a date-time without a zone keeps its own day. Anything else is `null`.
 *
 * @param timeZone IANA name, such as `Asia/Karachi`
 * @throws RangeError when `timeZone` is needed and unknown
 */
export function calendarDateFromWire(text: string, timeZone: string): CalendarDate | null {
  const dateTime = DATE_TIME.exec(text);
  if (!dateTime) return parseCalendarDate(text);
  if (!dateTime.groups?.zone) return plausible(ifValid(() => Temporal.PlainDateTime.from(text).toPlainDate()));

  const instant = ifValid(() => Temporal.Instant.from(text));
  return plausible(instant && instant.toZonedDateTimeISO(timeZone).toPlainDate());
}

/**
 * The day it is in `timeZone` at an instant: how `today` is made from the clock, outside the domain.
 *
 * @param epochMilliseconds whole milliseconds since 1970-01-01T00:00Z
 * @param timeZone IANA name
 * @throws RangeError when the zone is unknown or the milliseconds are not whole
 */
export function calendarDateOf(epochMilliseconds: number, timeZone: string): CalendarDate {
  return branded(Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone).toPlainDate());
}

/** The date so many whole days later, or earlier when `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayAt(Date.parse(date) + days * DAY_MS);
}

/** The same day so many years later, or earlier when `years` is negative; 29 February becomes 28 in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return branded(Temporal.PlainDate.from(date).add({ years }));
}

/** The same day so many months later, or the last of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return branded(Temporal.PlainDate.from(date).add({ months }));
}

/** Whole days from one date to another: 1 from today to tomorrow, negative when `to` comes first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** A date without a time stands for its midnight in UTC, where every day has as many hours. */
function dayAt(midnight: number): CalendarDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `branded`: a checked date and whole days give a date
  return new Date(midnight).toISOString().slice(0, 10) as CalendarDate;
}

function branded(date: Temporal.PlainDate): CalendarDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The brand is given here and nowhere else.
  return date.toString() as CalendarDate;
}

function plausible(date: Temporal.PlainDate | null): CalendarDate | null {
  return date && date.year >= FIRST_YEAR && date.year <= LAST_YEAR ? branded(date) : null;
}

function ifValid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
