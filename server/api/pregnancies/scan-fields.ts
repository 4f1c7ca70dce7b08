import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import type { Scan } from "../../domain/pregnancies/dating.ts";
import { calendarDate } from "../fields.ts";
import { say } from "../../contract/sentences/say.ts";

export const scanDate = (timeZone: string) => calendarDate(timeZone, say.scanDateMissing);

interface Told {
  scanDate?: CalendarDate | null | undefined;
  scanWeeks?: number | null | undefined;
  scanDays?: number | null | undefined;
}

export function toldScan({ scanDate, scanWeeks, scanDays }: Told): Partial<Scan> {
  return {
    ...(scanDate ? { date: scanDate } : {}),
    ...(typeof scanWeeks === "number" ? { gestationalAgeDays: scanWeeks * 7 + (scanDays ?? 0) } : {}),
  };
}

/** Null removes the scan; undefined, as of a scan told in part, leaves it. */
export function scanOf(told: Told): Scan | null | undefined {
  const { date, gestationalAgeDays } = toldScan(told);
  if (date !== undefined && gestationalAgeDays !== undefined) return { date, gestationalAgeDays };
  const { scanDate, scanWeeks, scanDays } = told;
  if (scanDate || typeof scanWeeks === "number" || typeof scanDays === "number") return undefined;
  return scanDate === undefined && scanWeeks === undefined ? undefined : null;
}
