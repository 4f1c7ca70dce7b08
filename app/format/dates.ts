import { m } from "../messages/m.ts";
import { nowIn } from "./today.ts";
import { inOneLine, listed } from "./words.ts";

const months = listed(m.dateMonths());
const shortMonths = listed(m.dateMonthsShort());
const weekdays = listed(m.dateWeekdays());

export function formatDate(date: string): string {
  return m.dateDay({ day: dayOf(date), month: shortNameOf(date), year: date.slice(0, 4) });
}

export function unbrokenDate(date: string): string {
  return inOneLine(formatDate(date));
}

/** '9 Dec'; with the year where the day is far from `today`. */
export function shortDate(date: string, today = date): string {
  return isFar(date, today) ? formatDate(date) : m.dateDayShort({ day: dayOf(date), month: shortNameOf(date) });
}

/** '3 to 9 Dec', '28 Nov to 4 Dec', or one day; with the year where either is far from `today`. */
export function shortSpan(from: string, until: string, today = from): string {
  if (from === until) return shortDate(from, today);
  if (isFar(from, today) || isFar(until, today)) return spanOfDays([from, until]);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return m.dateSpan({ from: isOneMonth ? dayOf(from) : shortDate(from), until: shortDate(until) });
}

/** '24 Nov, 2026', or from the first to the last: '21 to 24 Nov, 2026'. @param days at least one, the earliest first */
export function spanOfDays(days: readonly string[]): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  if (first === last) return formatDate(first);
  return m.dateSpan({ from: beginningOf(first, last), until: formatDate(last) });
}

function beginningOf(first: string, last: string) {
  if (first.slice(0, 7) === last.slice(0, 7)) return dayOf(first);
  return first.slice(0, 4) === last.slice(0, 4) ? shortDate(first) : formatDate(first);
}

export interface Leaf {
  /** YYYY-MM-DD */
  date: string;
  /** As short as the language writes it. */
  month: string;
  day: string;
  /** Of a day that is far away. */
  year: string | null;
}

export function leafOf(date: string, today = date): Leaf {
  const year = isFar(date, today) ? date.slice(0, 4) : null;
  return { date, month: shortNameOf(date), day: dayOf(date), year };
}

export function monthName(month: string): string {
  return `${nameOf(month)} ${month.slice(0, 4)}`;
}

export function shortMonthName(month: string): string {
  return `${shortNameOf(month)} ${month.slice(0, 4)}`;
}

export function dayOfThisWeek(date: string): string {
  return m.dateWithWeekday({ weekday: weekdayOf(date), date: shortDate(date) });
}

export function longDate(date: string): string {
  return m.dateLong({ weekday: weekdayOf(date), day: dayOf(date), month: nameOf(date), year: date.slice(0, 4) });
}

/** @param instant epoch milliseconds */
export function dateAndTime(instant: number, timeZone: string): string {
  const { date, time } = nowIn(timeZone, new Date(instant));
  return m.dateAndTime({ date: formatDate(date), time });
}

function isFar(date: string, today: string) {
  return Math.abs(monthCount(date) - monthCount(today)) > 9;
}

function monthCount(date: string) {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

function dayOf(date: string) {
  return String(Number(date.slice(8, 10)));
}

export function weekdayOf(date: string) {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
}

function shortNameOf(date: string) {
  return shortMonths[Number(date.slice(5, 7)) - 1] ?? "";
}

function nameOf(date: string) {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}
