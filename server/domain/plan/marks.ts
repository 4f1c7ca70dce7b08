import { sql } from "kysely";
import type { Context } from "../context.ts";
import { parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";

/** By the key of the item, the day on which it was done. */
export type DoneMarks = ReadonlyMap<string, CalendarDate>;

export async function doneMarksOf(
  { db }: Pick<Context, "db">,
  pregnancyIds: string[],
): Promise<ReadonlyMap<string, DoneMarks>> {
  const marks = new Map(pregnancyIds.map((id) => [id, new Map<string, CalendarDate>()]));
  if (pregnancyIds.length === 0) return marks;
  const rows = await db
    .selectFrom("planMark")
    .select(["pregnancyId", "item", "date"])
    .where("pregnancyId", "in", pregnancyIds)
    .where("kind", "=", sql.lit("done" as const))
    .execute();
  for (const { pregnancyId, item, date } of rows) {
    const day = parseCalendarDate(date);
    if (day) marks.get(pregnancyId)?.set(item, day);
  }
  return marks;
}

export async function storeDone(
  { db, now }: Context,
  mark: { pregnancyId: string; item: string },
  today: CalendarDate,
  date: CalendarDate | undefined,
): Promise<void> {
  await db
    .insertInto("planMark")
    .values({ ...mark, kind: "done", date: date ?? today, createdAt: now() })
    .onConflict((conflict) => {
      const same = conflict.columns(["pregnancyId", "item", "kind"]);
      return date ? same.doUpdateSet({ date }) : same.doNothing();
    })
    .execute();
}

export async function removeDone({ db }: Context, pregnancyId: string, item: string): Promise<void> {
  await db
    .deleteFrom("planMark")
    .where("pregnancyId", "=", pregnancyId)
    .where("item", "=", item)
    .where("kind", "=", "done")
    .execute();
  await db.deleteFrom("contactDone").where("pregnancyId", "=", pregnancyId).where("contact", "=", item).execute();
}
