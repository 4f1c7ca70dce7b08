import type { PregnancyInfo } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";
import { m } from "../../messages/m.ts";

export function datesValues(info: PregnancyInfo | null, draft: Record<string, string>) {
  const dating = info?.dating;
  const date = (name: "lastMenstrualPeriod" | "transferDate" | "dueDate") =>
    draftParts(draft, name) ?? partsOf(dating?.[name]);
  return {
    lastMenstrualPeriod: date("lastMenstrualPeriod"),
    cycleLength: draft.cycleLength ?? text(dating?.cycleLength),
    scanDate: draftParts(draft, "scanDate"),
    scanWeeks: draft.scanWeeks,
    scanDays: draft.scanDays,
    transferDate: date("transferDate"),
    embryoAgeDays: draft.embryoAgeDays ?? text(dating?.embryoAgeDays),
    dueDate: date("dueDate"),
    numberOfBabies: draft.numberOfBabies ?? text(info?.numberOfBabies),
  };
}

export function scanValues(info: PregnancyInfo, day: string | null, draft: Record<string, string>) {
  const scan = info.dating.scans.find(({ date }) => date === day);
  return {
    day: scan?.date ?? null,
    values: {
      scanDate: draftParts(draft, "scanDate") ?? partsOf(scan?.date),
      scanWeeks: draft.scanWeeks ?? text(scan?.weeks),
      scanDays: draft.scanDays ?? text(scan?.days),
    },
  };
}

export function scanList({ dating }: PregnancyInfo) {
  return dating.scans.map(({ date, weeks, days: count }) => {
    const day = formatDate(date);
    const name = count > 0 ? m.accountScanAge({ date: day, weeks, count }) : m.accountScanWeeks({ date: day, weeks });
    return { date, day, name };
  });
}

function text(number: number | null | undefined) {
  return typeof number === "number" ? String(number) : undefined;
}
