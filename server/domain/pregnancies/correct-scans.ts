import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid, type Problem } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { Scan } from "./dating.ts";
import { refuseImpossibleScan, scanProblems } from "./impossible-dates.ts";
import { pregnancyById, takeTurn, today, type Pregnancy } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { storeScans, withScan } from "./scans.ts";
import { say } from "../../contract/sentences/say.ts";

/** Changes nothing. @param day of the scan that is corrected; undefined for a new one @returns all that is wrong */
export async function problemsOfScan(
  context: Context,
  member: Member,
  pregnancyId: string,
  day: CalendarDate | undefined,
  scan: Partial<Scan>,
): Promise<Problem[]> {
  const pregnancy = await pregnancyById(context, member.id, pregnancyId);
  if (day) scanOn(pregnancy, day);
  const wrong = scanProblems(scan, pregnancy.lastMenstrualPeriod, lastDayOf(pregnancy, context));
  return [...wrong, ...(isTaken(pregnancy, day, scan.date) ? [{ path: "scanDate", msg: say.scanDayTaken }] : [])];
}

export async function addScan(context: Context, member: Member, pregnancyId: string, scan: Scan): Promise<void> {
  await change(context, member, pregnancyId, (pregnancy) => {
    refuseImpossibleScan(scan, pregnancy, lastDayOf(pregnancy, context));
    return withScan(pregnancy.scans, scan);
  });
}

export async function correctScan(
  context: Context,
  member: Member,
  pregnancyId: string,
  day: CalendarDate,
  scan: Scan,
): Promise<void> {
  await change(context, member, pregnancyId, (pregnancy) => {
    scanOn(pregnancy, day);
    refuseImpossibleScan(scan, pregnancy, lastDayOf(pregnancy, context));
    if (isTaken(pregnancy, day, scan.date)) throw invalid("scanDate", say.scanDayTaken);
    return withScan(pregnancy.scans, scan, day);
  });
}

export async function removeScan(
  context: Context,
  member: Member,
  pregnancyId: string,
  day: CalendarDate,
): Promise<void> {
  await change(context, member, pregnancyId, (pregnancy) => {
    const removed = scanOn(pregnancy, day);
    const scans = pregnancy.scans.filter((scan) => scan !== removed);
    if (!pregnancy.birthDate && !dueDateOf({ ...pregnancy, scans })) throw invalid("", say.otherDateFirst);
    return scans;
  });
}

async function change(
  context: Context,
  member: Member,
  pregnancyId: string,
  scansOf: (pregnancy: Pregnancy) => readonly Scan[],
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const pregnancy = await pregnancyById(within, member.id, pregnancyId);
    await storeScans(within, pregnancyId, scansOf(pregnancy));
  });
}

/** A new scan of a known day corrects that one. */
function isTaken({ scans }: Pregnancy, day: CalendarDate | undefined, date: CalendarDate | undefined) {
  return day !== undefined && date !== day && scans.some((scan) => scan.date === date);
}

function scanOn({ scans }: Pregnancy, day: CalendarDate): Scan {
  return found(
    scans.find(({ date }) => date === day),
    "scan",
  );
}

function lastDayOf({ birthDate }: Pregnancy, context: Context): CalendarDate {
  return birthDate ?? today(context);
}
