import { sql } from "kysely";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import { parseCalendarDate, type CalendarDate } from "./calendar-date.ts";
import type { Scan } from "./dating.ts";
import { say } from "../../contract/sentences/say.ts";

const SCANS_MAX = 30;

/** One column such as `2026-03-12 87,…`, so that reading a pregnancy stays one statement. */
export const scansColumn = sql<string | null>`(
  select string_agg(pregnancy_scan.date || ' ' || pregnancy_scan.age_days, ',')
  from pregnancy_scan where pregnancy_scan.pregnancy_id = pregnancy.id
)`;

export function storedScans(column: string | null): Scan[] {
  const scans = (column ?? "").split(",").flatMap((text) => {
    const [day = "", age] = text.split(" ");
    const date = parseCalendarDate(day);
    return date ? [{ date, gestationalAgeDays: Number(age) }] : [];
  });
  return inOrder(scans);
}

export function withScan(scans: readonly Scan[], scan: Scan, replaces: CalendarDate = scan.date): Scan[] {
  return inOrder([...scans.filter(({ date }) => date !== scan.date && date !== replaces), scan]);
}

function inOrder(scans: Scan[]): Scan[] {
  return scans.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** To be called in a transaction, after `takeTurn`. */
export async function storeScans({ db, now }: Context, pregnancyId: string, scans: readonly Scan[]): Promise<void> {
  if (scans.length > SCANS_MAX) throw invalid("scanDate", () => say.tooManyScans({ max: SCANS_MAX }));
  const days = scans.map(({ date }) => date);
  await db
    .deleteFrom("pregnancyScan")
    .where("pregnancyId", "=", pregnancyId)
    .$if(days.length > 0, (query) => query.where("date", "not in", days))
    .execute();
  const rows = scans.map(({ date, gestationalAgeDays: ageDays }) => ({ pregnancyId, date, ageDays, createdAt: now() }));
  if (rows.length > 0) {
    await db
      .insertInto("pregnancyScan")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["pregnancyId", "date"]).doUpdateSet((row) => ({ ageDays: row.ref("excluded.ageDays") })),
      )
      .execute();
  }
  await db
    .updateTable("pregnancy")
    .set({ scanDate: null, scanAgeDays: null, month: null, updatedAt: now() })
    .where("id", "=", pregnancyId)
    .execute();
}
