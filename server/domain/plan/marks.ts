import type { Context } from "../context.ts";
import { parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";

export interface PlanMarks {
  done: ReadonlyMap<string, CalendarDate>;
  /** The day that she was given for it. */
  moved: ReadonlyMap<string, CalendarDate>;
  notForMe: ReadonlySet<string>;
}

export const noMarks: PlanMarks = { done: new Map(), moved: new Map(), notForMe: new Set() };

interface MarkedItem {
  pregnancyId: string;
  item: string;
}

export async function marksOf(
  { db }: Pick<Context, "db">,
  pregnancyIds: string[],
): Promise<ReadonlyMap<string, PlanMarks>> {
  const marks = new Map(
    pregnancyIds.map((id) => [
      id,
      { done: new Map<string, CalendarDate>(), moved: new Map<string, CalendarDate>(), notForMe: new Set<string>() },
    ]),
  );
  if (pregnancyIds.length === 0) return marks;
  const rows = await db
    .selectFrom("planMark")
    .select(["pregnancyId", "item", "kind", "date"])
    .where("pregnancyId", "in", pregnancyIds)
    .execute();
  for (const { pregnancyId, item, kind, date } of rows) {
    const day = parseCalendarDate(date);
    const own = marks.get(pregnancyId);
    if (!day || !own) continue;
    if (kind === "notForMe") own.notForMe.add(item);
    else own[kind].set(item, day);
  }
  return marks;
}

/** @param date undefined is today, and keeps the day of a mark that is there */
export async function storeDone(
  context: Context,
  mark: MarkedItem,
  today: CalendarDate,
  date: CalendarDate | undefined,
): Promise<void> {
  const { db, now } = context;
  await db
    .insertInto("planMark")
    .values({ ...mark, kind: "done", date: date ?? today, createdAt: now() })
    .onConflict((conflict) => {
      const same = conflict.columns(["pregnancyId", "item", "kind"]);
      return date ? same.doUpdateSet({ date }) : same.doNothing();
    })
    .execute();
}

export async function storeMoved({ db, now }: Context, mark: MarkedItem, date: CalendarDate): Promise<void> {
  await db
    .insertInto("planMark")
    .values({ ...mark, kind: "moved", date, createdAt: now() })
    .onConflict((conflict) => conflict.columns(["pregnancyId", "item", "kind"]).doUpdateSet({ date }))
    .execute();
}

export async function storeNotForMe({ db, now }: Context, mark: MarkedItem, today: CalendarDate): Promise<void> {
  await db
    .insertInto("planMark")
    .values({ ...mark, kind: "notForMe", date: today, createdAt: now() })
    .onConflict((conflict) => conflict.columns(["pregnancyId", "item", "kind"]).doNothing())
    .execute();
}

export async function removeMark(
  { db }: Context,
  { pregnancyId, item }: MarkedItem,
  kind: "done" | "moved" | "notForMe",
): Promise<void> {
  await db
    .deleteFrom("planMark")
    .where("pregnancyId", "=", pregnancyId)
    .where("item", "=", item)
    .where("kind", "=", kind)
    .execute();
  if (kind === "done")
    await db.deleteFrom("contactDone").where("pregnancyId", "=", pregnancyId).where("contact", "=", item).execute();
}
