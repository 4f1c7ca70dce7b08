import { inOneLine } from "./words.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export function formatDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${nameOf(date).slice(0, 3)}, ${date.slice(0, 4)}`;
}

/** A date that stays on one line. */
export function unbrokenDate(date: string): string {
  return inOneLine(formatDate(date));
}

/** '9 Dec'; with the year where the day is far from `today`. */
export function shortDate(date: string, today = date): string {
  return isFar(date, today) ? formatDate(date) : `${Number(date.slice(8, 10))} ${nameOf(date).slice(0, 3)}`;
}

/** '3 to 9 Dec', '28 Nov to 4 Dec', or one day. */
export function shortSpan(from: string, until: string, today = from): string {
  if (from === until) return shortDate(from, today);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8, 10)) : shortDate(from, today)} to ${shortDate(until, today)}`;
}

/** '24 Nov, 2026', or from the first to the last: '21 to 24 Nov, 2026'. @param days at least one, the earliest first */
export function spanOfDays(days: readonly string[]): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  if (first === last) return formatDate(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatDate(first)} to ${formatDate(last)}`;
  return `${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8, 10)) : shortDate(first)} to ${formatDate(last)}`;
}

/** The leaf of a calendar for a day. */
export interface Leaf {
  /** YYYY-MM-DD */
  date: string;
  /** In three letters. */
  month: string;
  day: string;
  /** Of a day that is far away. */
  year: string | null;
}

export function leafOf(date: string, today = date): Leaf {
  const year = isFar(date, today) ? date.slice(0, 4) : null;
  return { date, month: nameOf(date).slice(0, 3), day: String(Number(date.slice(8, 10))), year };
}

export function monthName(month: string): string {
  return `${nameOf(month)} ${month.slice(0, 4)}`;
}

export function shortMonthName(month: string): string {
  return `${nameOf(month).slice(0, 3)} ${month.slice(0, 4)}`;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'Sunday, 22 Nov' */
export function dayOfThisWeek(date: string): string {
  return `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${shortDate(date)}`;
}

/** @param instant epoch milliseconds */
export function dateAndTime(instant: number, timeZone: string): string {
  const [date = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ");
  return `${formatDate(date)}, ${time.slice(0, 5)}`;
}

function isFar(date: string, today: string) {
  return Math.abs(monthCount(date) - monthCount(today)) > 9;
}

function monthCount(date: string) {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

function nameOf(date: string) {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}
