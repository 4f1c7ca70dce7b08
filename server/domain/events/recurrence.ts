import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { addDays, parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";

const weekday = z.int().min(1).max(7);
const DAYS = "Say how many days it lasts, from 1 to 31.";
const days = z.int(DAYS).min(1, DAYS).max(31, DAYS);

/** Weekdays as in ISO 8601: Monday is 1. */
export const recurrence = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("once"), date: z.iso.date("Write the date as day, month and year."), days }),
  z.object({
    kind: z.literal("yearly"),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    days,
  }),
  z.object({ kind: z.literal("monthly"), weekday, nth: z.int().min(1).max(4) }),
  z.object({ kind: z.literal("weekly"), weekday }),
]);

export type Recurrence = z.infer<typeof recurrence>;

export interface Day {
  date: CalendarDate;
  month: number;
  day: number;
  weekday: number;
}

export function daysFrom(from: CalendarDate, to: CalendarDate): Day[] {
  const days: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOf(date));
  return days;
}

const SUNDAY = 7;

/** Without an object of Temporal, as in `calendar-date.ts`: a calendar asks for half a year of days. */
export function dayOf(date: CalendarDate): Day {
  const midnight = new Date(date);
  const [month, day, weekday] = [midnight.getUTCMonth() + 1, midnight.getUTCDate(), midnight.getUTCDay() || SUNDAY];
  return { date, month, day, weekday };
}

export function fallsOn(rule: Recurrence, { date, month, day, weekday }: Day): boolean {
  if (rule.kind === "once") return date === rule.date;
  if (rule.kind === "yearly") return month === rule.month && day === rule.day;
  return weekday === rule.weekday && (rule.kind === "weekly" || Math.ceil(day / 7) === rule.nth);
}

export function lengthInDays(rule: Recurrence): number {
  return rule.kind === "yearly" || rule.kind === "once" ? rule.days : 1;
}

export function monthOf(
  month: string,
): { first: CalendarDate; last: CalendarDate; previous: string; next: string } | null {
  const first = parseCalendarDate(`${month}-01`);
  if (!first) return null;
  const start = Temporal.PlainYearMonth.from(month);
  const last = parseCalendarDate(`${month}-${String(start.daysInMonth).padStart(2, "0")}`) ?? first;
  return { first, last, previous: start.subtract({ months: 1 }).toString(), next: start.add({ months: 1 }).toString() };
}
