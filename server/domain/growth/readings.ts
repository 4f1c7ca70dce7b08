import type { Selectable } from "kysely";
import type { GrowthKind } from "../../contract/growth/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { ChildReadingTable } from "../../db/schema/children.ts";
import { allInvalid, found, type Problem } from "../../failures.ts";
import { ownChild, type Child } from "../children/children.ts";
import { keepChild } from "../children/store.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { idempotencyKeysOf } from "../idempotency.ts";
import type { Member } from "../member/member.ts";
import { parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { takeTurn, today } from "../pregnancies/pregnancies.ts";
import {
  measuredIn,
  measuredOf,
  problemsOfMeasure,
  storedAmount,
  type Measured,
  type ToldMeasure,
} from "./measured.ts";

export interface GrowthReading extends Measured {
  id: string;
  childId: string;
  date: CalendarDate;
}

const READINGS_MAX = 500;

export async function problemsOfNewMeasure(
  context: Context,
  member: Member,
  childId: string,
  kind: GrowthKind | undefined,
  told: ToldMeasure,
): Promise<Problem[]> {
  const child = await ownChild(context, member, childId);
  const now = today(context);
  return kind ? problemsOfMeasure(kind, told, { child, date: told.date ?? now, today: now }) : [];
}

export async function problemsOfMeasureChange(
  context: Context,
  member: Member,
  place: Place,
  told: ToldMeasure,
): Promise<Problem[]> {
  const { child, reading } = await ownMeasure(context, member, place);
  return problemsOfMeasure(reading.kind, told, { child, date: told.date ?? reading.date, today: today(context) });
}

/** The same values sent twice on one form are one reading. @throws {Failure} invalid, with all that is wrong. */
export async function addMeasure(
  context: Context,
  member: Member,
  childId: string,
  kind: GrowthKind,
  { formKey, ...told }: ToldMeasure & { formKey: string | null },
): Promise<GrowthReading> {
  const problems = await problemsOfNewMeasure(context, member, childId, kind, told);
  if (problems.length > 0) throw allInvalid(problems);
  const measured = measuredOf(kind, told);
  const date = told.date ?? today(context);
  const now = context.now();
  const { key, keys, since } = idempotencyKeysOf(formKey, ["childReading", childId, date, measured], now);
  return context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    await keepChild(within, member, childId);
    const rows = await rowsOf(db, childId).execute();
    const earlier = rows.find(({ submissionKey, createdAt }) => keys.includes(submissionKey) && createdAt >= since);
    if (earlier) return readingOf(earlier);
    if (rows.length >= READINGS_MAX) {
      throw allInvalid([{ path: "", msg: () => say.growthReadingsTooMany({ max: READINGS_MAX }) }]);
    }
    const row = { id: newId(), childId, date, ...stored(measured), submissionKey: key, createdAt: now, updatedAt: now };
    await db.insertInto("childReading").values(row).execute();
    return readingOf(row);
  });
}

/** @throws {Failure} invalid, with all that is wrong. */
export async function changeMeasure(
  context: Context,
  member: Member,
  place: Place,
  told: ToldMeasure,
): Promise<GrowthReading> {
  const problems = await problemsOfMeasureChange(context, member, place, told);
  if (problems.length > 0) throw allInvalid(problems);
  const { reading } = await ownMeasure(context, member, place);
  const changed = { ...reading, ...measuredOf(reading.kind, told), date: told.date ?? reading.date };
  await context.db
    .updateTable("childReading")
    .set({ date: changed.date, ...stored(changed), updatedAt: context.now() })
    .where("id", "=", reading.id)
    .where("childId", "=", reading.childId)
    .execute();
  return changed;
}

export async function deleteMeasure(context: Context, member: Member, { childId, id }: Place): Promise<void> {
  await ownChild(context, member, childId);
  const gone = await context.db
    .deleteFrom("childReading")
    .where("id", "=", id)
    .where("childId", "=", childId)
    .returning("id")
    .executeTakeFirst();
  found(gone, "reading");
}

export interface Place {
  childId: string;
  id: string;
}

/** @throws {Failure} notFound, also where the child is another's or no longer shown */
export async function ownMeasure(
  context: Context,
  member: Member,
  { childId, id }: Place,
): Promise<{ child: Child; reading: GrowthReading }> {
  const child = await ownChild(context, member, childId);
  const row = await rowsOf(context.db, childId).where("id", "=", id).executeTakeFirst();
  return { child, reading: readingOf(found(row, "reading")) };
}

export async function measuresOf({ db }: Context, { id }: Child): Promise<GrowthReading[]> {
  return (await rowsOf(db, id).execute()).map(readingOf);
}

export async function childrenMeasuredAfter({ db }: Context, member: Member, day: CalendarDate): Promise<string[]> {
  const rows = await db
    .selectFrom("childReading")
    .innerJoin("child", "child.id", "childReading.childId")
    .select("childReading.childId")
    .distinct()
    .where("child.memberId", "=", member.id)
    .where("childReading.date", ">", day)
    .execute();
  return rows.map(({ childId }) => childId);
}

function rowsOf(db: Context["db"], childId: string) {
  return db
    .selectFrom("childReading")
    .selectAll()
    .where("childId", "=", childId)
    .orderBy("date", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("id");
}

function stored(measured: Measured) {
  return { kind: measured.kind, amount: storedAmount(measured), position: measured.position };
}

function readingOf({ id, childId, date, kind, amount, position }: Selectable<ChildReadingTable>): GrowthReading {
  return {
    id,
    childId,
    date: found(parseCalendarDate(date) ?? undefined, "reading"),
    ...measuredIn(kind, amount, position),
  };
}
