import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { Scan } from "./dating.ts";
import { refuseImpossibleScan } from "./impossible-dates.ts";
import { pregnancyById, takeTurn, today, type Pregnancy } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { storeScans, withScan } from "./scans.ts";

/**
 * Adds a scan to one of her pregnancies; of the same day as another, it corrects that one.
 * @throws {Failure} notFound, when the pregnancy isn't hers; invalid, for a scan that can't be, or one too many.
 */
export async function addScan(context: Context, member: Member, pregnancyId: string, scan: Scan): Promise<void> {
  await change(context, member, pregnancyId, (pregnancy) => {
    refuseImpossibleScan(scan, pregnancy, lastDayOf(pregnancy, context));
    return withScan(pregnancy.scans, scan);
  });
}

/**
 * Corrects the scan of a day, which may move to another.
 * @throws {Failure} notFound, when there is none that day; invalid, for one that can't be, or another's day.
 */
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

/**
 * Removes the scan of a day.
 * @throws {Failure} notFound, when there is none that day; invalid, when no date would be left to count from.
 */
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
