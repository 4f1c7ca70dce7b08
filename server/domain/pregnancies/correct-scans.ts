import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { Scan } from "./dating.ts";
import { refuseImpossibleScan } from "./impossible-dates.ts";
import { pregnancyById, takeTurn, today, type Pregnancy } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { storeScans, withScan } from "./scans.ts";

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
    if (scan.date !== day && pregnancy.scans.some(({ date }) => date === scan.date))
      throw invalid("scanDate", "You have another scan on that day.");
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
    if (!pregnancy.birthDate && !dueDateOf({ ...pregnancy, scans }))
      throw invalid("", "Enter your last period or your due date first.");
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

function scanOn({ scans }: Pregnancy, day: CalendarDate): Scan {
  return found(
    scans.find(({ date }) => date === day),
    "scan",
  );
}

function lastDayOf({ birthDate }: Pregnancy, context: Context): CalendarDate {
  return birthDate ?? today(context);
}
