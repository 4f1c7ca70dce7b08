import { itemsOf, keptQuery, listed, type Listed } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import { parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";

export interface PlanMarks {
  done: ReadonlyMap<string, CalendarDate>;
  moved: ReadonlyMap<string, CalendarDate>;
  notForMe: ReadonlySet<string>;
}

export const noMarks: PlanMarks = { done: new Map(), moved: new Map(), notForMe: new Set() };

type Kind = "done" | "moved" | "notForMe";

interface MarkedItem {
  pregnancyId: string;
  childId: string | null;
  item: string;
}

/** @param ids of pregnancies and children. The first child of a pregnancy has its id, and other items */
export async function marksOf({ db }: Pick<Context, "db">, ids: string[]): Promise<ReadonlyMap<string, PlanMarks>> {
  const marks = new Map(
    ids.map((id) => [
      id,
      { done: new Map<string, CalendarDate>(), moved: new Map<string, CalendarDate>(), notForMe: new Set<string>() },
    ]),
  );
  if (ids.length === 0) return marks;
  for (const { id, item, kind, date } of await marksIn(db, ...listed(ids))) {
    const day = parseCalendarDate(date);
    const own = marks.get(id);
    if (!day || !own) continue;
    if (kind === "notForMe") own.notForMe.add(item);
    else own[kind].set(item, day);
  }
  return marks;
}

const marksIn = keptQuery((db, ids: Listed, names: string[]) => {
  const hers = db
    .selectFrom("planMark")
    .select(["pregnancyId as id", "item", "kind", "date"])
    .where("pregnancyId", "in", itemsOf(ids, names));
  const ofChildren = db
    .selectFrom("childMark")
    .select(["childId as id", "item", "kind", "date"])
    .where("childId", "in", itemsOf(ids, names));
  return hers.unionAll(ofChildren);
});

/** @param date undefined is today, and keeps the day of a mark that is there */
export async function storeDone(
  context: Context,
  mark: MarkedItem,
  today: CalendarDate,
  date: CalendarDate | undefined,
): Promise<void> {
  await store(context, mark, "done", { date: date ?? today, keepsDay: date === undefined });
}

export async function storeMoved(context: Context, mark: MarkedItem, date: CalendarDate): Promise<void> {
  await store(context, mark, "moved", { date, keepsDay: false });
}

export async function storeNotForMe(context: Context, mark: MarkedItem, today: CalendarDate): Promise<void> {
  await store(context, mark, "notForMe", { date: today, keepsDay: true });
}

async function store(
  { db, now }: Context,
  { pregnancyId, childId, item }: MarkedItem,
  kind: Kind,
  { date, keepsDay }: { date: CalendarDate; keepsDay: boolean },
) {
  const mark = { item, kind, date, createdAt: now() };
  if (childId === null) {
    await db
      .insertInto("planMark")
      .values({ pregnancyId, ...mark })
      .onConflict((conflict) => {
        const same = conflict.columns(["pregnancyId", "item", "kind"]);
        return keepsDay ? same.doNothing() : same.doUpdateSet({ date });
      })
      .execute();
    return;
  }
  await db
    .insertInto("childMark")
    .values({ childId, ...mark })
    .onConflict((conflict) => {
      const same = conflict.columns(["childId", "item", "kind"]);
      return keepsDay ? same.doNothing() : same.doUpdateSet({ date });
    })
    .execute();
}

/** Of the first child of a pregnancy also what an older version marked on the pregnancy. */
export async function removeMark(
  { db }: Context,
  { pregnancyId, childId, item }: MarkedItem,
  kind: Kind,
): Promise<void> {
  await db
    .deleteFrom("planMark")
    .where("pregnancyId", "=", pregnancyId)
    .where("item", "=", item)
    .where("kind", "=", kind)
    .execute();
  if (childId !== null)
    await db
      .deleteFrom("childMark")
      .where("childId", "=", childId)
      .where("item", "=", item)
      .where("kind", "=", kind)
      .execute();
  if (kind === "done")
    await db.deleteFrom("contactDone").where("pregnancyId", "=", pregnancyId).where("contact", "=", item).execute();
}
