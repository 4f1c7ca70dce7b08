import { SCAN_DATE_MISSING, SCAN_WEEKS_MISSING } from "../../contract/pregnancies/sentences.ts";
import { invalid } from "../../failures.ts";
import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import type { Scan } from "../../domain/pregnancies/dating.ts";
import { calendarDate } from "../fields.ts";

export const scanDate = (timeZone: string) => calendarDate(timeZone, SCAN_DATE_MISSING);

interface Told {
  scanDate?: CalendarDate | null | undefined;
  scanWeeks?: number | null | undefined;
  scanDays?: number | null | undefined;
}

/** Null removes the scan; undefined leaves it. */
export function scanOf({ scanDate: date, scanWeeks: weeks, scanDays: days }: Told): Scan | null | undefined {
  if (!date && typeof weeks !== "number" && typeof days !== "number")
    return date === undefined && weeks === undefined ? undefined : null;
  if (!date) throw invalid("scanDate", SCAN_DATE_MISSING);
  if (typeof weeks !== "number") throw invalid("scanWeeks", SCAN_WEEKS_MISSING);
  return { date, gestationalAgeDays: weeks * 7 + (days ?? 0) };
}
