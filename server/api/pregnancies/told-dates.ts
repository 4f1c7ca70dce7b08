import type { z } from "@hono/zod-openapi";
import { cycleLength, embryoAgeDays, numberOfBabies, scanDays, scanWeeks } from "../../contract/pregnancies/fields.ts";
import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import type { EmbryoTransfer } from "../../domain/pregnancies/dating.ts";
import type { Given } from "../../domain/pregnancies/impossible-dates.ts";
import type { PregnancyDates } from "../../domain/pregnancies/pregnancies.ts";
import { invalid, type Problem } from "../../failures.ts";
import { scanOf, toldScan } from "./scan-fields.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Words } from "../../contract/sentences/words.ts";

export const finerDates = {
  cycleLength: cycleLength.nullish(),
  scanWeeks: scanWeeks.nullish(),
  scanDays: scanDays.nullish(),
  embryoAgeDays: embryoAgeDays.nullish().openapi({ enum: [3, 5, null] }),
  numberOfBabies: numberOfBabies.nullish().openapi({ description: "In this pregnancy; 4 stands for more, too" }),
};

type Told = { [Name in keyof typeof finerDates]?: z.infer<(typeof finerDates)[Name]> } & {
  lastMenstrualPeriod?: CalendarDate | null | undefined;
  dueDate?: CalendarDate | null | undefined;
  scanDate?: CalendarDate | null | undefined;
  transferDate?: CalendarDate | null | undefined;
};

export function requireDates(told: Told) {
  if (Object.values(told).every((value) => value === undefined)) throw invalid("lastMenstrualPeriod", say.datesMissing);
}

/** Leaves out a scan or a transfer that is told in part; `missingParts` says what it lacks. */
export function datesOf(told: Told): PregnancyDates {
  const { lastMenstrualPeriod, dueDate, cycleLength, numberOfBabies } = told;
  // Older apps send a last period or a due date alone, meaning that it replaces the other.
  return {
    lastMenstrualPeriod: dueDate ? (lastMenstrualPeriod ?? null) : lastMenstrualPeriod,
    givenDueDate: lastMenstrualPeriod ? (dueDate ?? null) : dueDate,
    cycleLength,
    scan: scanOf(told),
    ivf: transferOf(told),
    numberOfBabies: numberOfBabies ?? undefined,
  };
}

function transferOf({ transferDate, embryoAgeDays }: Told): EmbryoTransfer | null | undefined {
  if (transferDate && embryoAgeDays) return { transferDate, embryoAgeDays };
  return transferDate === null || (embryoAgeDays === null && !transferDate) ? null : undefined;
}

export function givenOf(told: Told): Given {
  const { transferDate, embryoAgeDays } = told;
  return {
    ...(told.scanDate || typeof told.scanWeeks === "number" ? { scan: toldScan(told) } : {}),
    ...(transferDate ? { ivf: { transferDate, embryoAgeDays: embryoAgeDays ?? undefined } } : {}),
  };
}

/** @param wrong fields that were not understood, so that they are not missing */
export function missingParts(told: Told, wrong: ReadonlySet<string>): Problem[] {
  const isScan = typeof told.scanWeeks === "number" || typeof told.scanDays === "number";
  const missing: [isMissing: boolean, path: string, msg: Words][] = [
    [isScan && !told.scanDate, "scanDate", say.scanDateMissing],
    [Boolean(told.scanDate) && typeof told.scanWeeks !== "number", "scanWeeks", say.scanWeeksMissing],
    [Boolean(told.embryoAgeDays) && !told.transferDate, "transferDate", say.transferDateMissing],
    [Boolean(told.transferDate) && !told.embryoAgeDays, "embryoAgeDays", say.embryoAgeMissing],
  ];
  return missing.flatMap(([isMissing, path, msg]) => (isMissing && !wrong.has(path) ? [{ path, msg }] : []));
}
