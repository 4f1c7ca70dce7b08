import { Temporal } from "temporal-polyfill";
import { clockIn } from "../../contract/clock.ts";
import { remembered } from "../../remembered.ts";

declare const calendarDate: unique symbol;

/** `YYYY-MM-DD` without time or zone: a due date sent as an instant moves by a day between two zones. */
export type CalendarDate = string & { readonly [calendarDate]: true };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;
/** Plain numbers cost a tenth of date objects; a member's page counts dozens of days. */
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Those of one plan are those of the next: to look one up takes a tenth of counting it. */
const DAYS_KEPT = 2_000;
const ZONES_KEPT = 100;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

export function parseCalendarDate(text: string): CalendarDate | null {
  if (!DATE.test(text)) return null;
  const midnight = Date.parse(text);
  if (Number.isNaN(midnight)) return null;
  const date = dayAt(midnight);
  const isReal = date === text;
  const year = Number(text.slice(0, 4));
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? date : null;
}

/** A date-time becomes the day in `timeZone` (IANA name); without a zone of its own it keeps its day. */
export function calendarDateFromWire(text: string, timeZone: string): CalendarDate | null {
  const dateTime = DATE_TIME.exec(text);
  if (!dateTime) return parseCalendarDate(text);
  if (!dateTime.groups?.zone) return plausible(ifValid(() => Temporal.PlainDateTime.from(text).toPlainDate()));

  const instant = ifValid(() => Temporal.Instant.from(text));
  return plausible(instant && instant.toZonedDateTimeISO(timeZone).toPlainDate());
}

/** Of each zone, in the minute that was asked for last: one page asks a dozen times for today. */
const lastDates = new Map<string, { minute: number; date: CalendarDate }>();

export function calendarDateOf(epochMilliseconds: number, timeZone: string): CalendarDate {
  const minute = Math.floor(epochMilliseconds / MINUTE_MS);
  const last = lastDates.get(timeZone);
  if (last?.minute === minute) return last.date;
  const date = dateIn(timeZone, epochMilliseconds);
  if (lastDates.size >= ZONES_KEPT) lastDates.clear();
  lastDates.set(timeZone, { minute, date });
  return date;
}

function dateIn(timeZone: string, epochMilliseconds: number) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `branded`: a clock writes the date first
  return clockIn(timeZone).format(epochMilliseconds).slice(0, 10) as CalendarDate;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayAt(midnightOf(date) + days * DAY_MS);
}

/** 29 February becomes 28 in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, 12 * years);
}

/** The last day of a month that has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const isBefore = day < last.getUTCDate();
  return dayAt(isBefore ? Date.UTC(year, month - 1 + months, day) : last.getTime());
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/** In UTC, where every day has as many hours. */
const midnightOf = remembered(DAYS_KEPT, (date: CalendarDate) => Date.parse(date));

const dayAt = remembered(DAYS_KEPT, (midnight: number): CalendarDate => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `branded`: a checked date and whole days give a date
  return dayOf(new Date(midnight)) as CalendarDate;
});

/** As `toISOString` begins, in a quarter of its time. */
function dayOf(date: Date) {
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

function twoDigits(number: number) {
  return number < 10 ? `0${number}` : number;
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

export function laterOf(one: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other && other > one ? other : one;
}
