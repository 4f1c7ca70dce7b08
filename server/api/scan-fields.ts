import { z } from "@hono/zod-openapi";
import { invalid } from "../failures.ts";
import type { CalendarDate } from "../domain/pregnancies/calendar-date.ts";
import type { Scan } from "../domain/pregnancies/dating.ts";
import { calendarDate } from "./fields.ts";

const dayMissing = "Enter the day of the scan.";
const weeksMissing = "Enter how many weeks the scan found, from 6 to 42.";
const daysWrong = "Enter the days beyond those weeks, from 0 to 6.";

export const scanDate = (timeZone: string) => calendarDate(timeZone, dayMissing);
export const scanWeeks = z.number(weeksMissing).int(weeksMissing).min(6, weeksMissing).max(42, weeksMissing);
export const scanDays = z.number(daysWrong).int(daysWrong).min(0, daysWrong).max(6, daysWrong);

interface Told {
  scanDate?: CalendarDate | null | undefined;
  scanWeeks?: number | null | undefined;
  scanDays?: number | null | undefined;
}

/** The scan that was told; null where it is taken away, and nothing where none was spoken of. */
export function scanOf({ scanDate: date, scanWeeks: weeks, scanDays: days }: Told): Scan | null | undefined {
  if (!date && typeof weeks !== "number" && typeof days !== "number")
    return date === undefined && weeks === undefined ? undefined : null;
  if (!date) throw invalid("scanDate", dayMissing);
  if (typeof weeks !== "number") throw invalid("scanWeeks", weeksMissing);
  return { date, gestationalAgeDays: weeks * 7 + (days ?? 0) };
}
