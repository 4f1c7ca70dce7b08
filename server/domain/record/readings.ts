import type { Selectable } from "kysely";
import { READING_KINDS, type ReadingKind } from "../../contract/record/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { ReadingTable } from "../../db/schema/record.ts";
import { keptQuery } from "../../db/kept-query.ts";
import { allInvalid, found, type Problem } from "../../failures.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { idempotencyKeysOf } from "../idempotency.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import type { Member } from "../member/member.ts";
import { parseCalendarDate, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { takeTurn, today } from "../pregnancies/pregnancies.ts";
import { earliestDay, hasMovementsOn, situationOf, type Situation } from "./situation.ts";
import { storedWords, valuesIn } from "./stored.ts";
import { readValues, type ToldValues, type Values } from "./values.ts";

export interface Reading {
  id: string;
  date: CalendarDate;
  values: Values;
}

export interface ToldReading extends ToldValues {
  date?: CalendarDate | null | undefined;
}

const READINGS_MAX = 5_000;

export async function problemsOfNewReading(
  context: Context,
  member: Member,
  kind: ReadingKind | undefined,
  told: ToldReading,
): Promise<Problem[]> {
  if (!kind) return [];
  const situation = await situationOf(context, member);
  if (!situation.kinds.includes(kind)) return [{ path: "kind", msg: say.readingKindNotNow }];
  return problemsIn(kind, told, situation);
}

export async function problemsOfReading(
  context: Context,
  member: Member,
  id: string,
  told: ToldReading,
): Promise<Problem[]> {
  const { values } = await ownReading(context, member, id);
  return problemsIn(values.kind, told, await situationOf(context, member));
}

function problemsIn(kind: ReadingKind, told: ToldReading, situation: Situation): Problem[] {
  return [...(readValues(kind, told).problems ?? []), ...dateProblems(kind, told.date, situation)];
}

function dateProblems(kind: ReadingKind, date: ToldReading["date"], situation: Situation): Problem[] {
  const problem = (msg: () => string) => [{ path: "date", msg }];
  if (!date) return [];
  if (date > situation.today) return problem(say.dayInFuture);
  if (date < earliestDay(situation)) return problem(say.readingTooEarly);
  if (kind === "movements" && !hasMovementsOn(situation, date)) return problem(say.readingMovementsTooEarly);
  return [];
}

/** The same values sent twice on one form are one reading. @throws {Failure} invalid, with all that is wrong. */
export async function addReading(
  context: Context,
  member: Member,
  kind: ReadingKind,
  { formKey, ...told }: ToldReading & { formKey: string | null },
): Promise<Reading> {
  const problems = await problemsOfNewReading(context, member, kind, told);
  const { values } = readValues(kind, told);
  if (!values || problems.length > 0) throw allInvalid(problems);
  const now = context.now();
  const date = told.date ?? today(context);
  const { key, keys, since } = idempotencyKeysOf(formKey, ["reading", date, values], now);
  return context.db.transaction().execute(async (db) => {
    await takeTurn({ ...context, db }, member.id);
    const earlier = await rowsOf(db, member)
      .where("submissionKey", "in", keys)
      .where("createdAt", ">=", since)
      .executeTakeFirst();
    if (earlier) return readingOf(earlier);
    const { total } = await db
      .selectFrom("reading")
      .select((row) => row.fn.countAll<number>().as("total"))
      .where("memberId", "=", member.id)
      .executeTakeFirstOrThrow();
    if (total >= READINGS_MAX) {
      throw allInvalid([{ path: "", msg: () => say.readingsTooMany({ max: READINGS_MAX.toLocaleString("en") }) }]);
    }
    const id = newId();
    await db
      .insertInto("reading")
      .values({
        id,
        memberId: member.id,
        date,
        ...storedWords(values),
        submissionKey: key,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return { id, date, values };
  });
}

/** @throws {Failure} invalid, with all that is wrong. */
export async function changeReading(context: Context, member: Member, id: string, told: ToldReading): Promise<Reading> {
  const before = await ownReading(context, member, id);
  const { kind } = before.values;
  const problems = problemsIn(kind, told, await situationOf(context, member));
  const { values } = readValues(kind, told);
  if (!values || problems.length > 0) throw allInvalid(problems);
  const date = told.date ?? before.date;
  await context.db
    .updateTable("reading")
    .set({ date, ...storedWords(values), updatedAt: context.now() })
    .where("id", "=", id)
    .where("memberId", "=", member.id)
    .execute();
  return { id, date, values };
}

export async function deleteReading({ db }: Context, member: Member, id: string): Promise<void> {
  const gone = await db
    .deleteFrom("reading")
    .where("id", "=", id)
    .where("memberId", "=", member.id)
    .returning("id")
    .executeTakeFirst();
  found(gone, "reading");
}

export async function ownReading({ db }: Context, member: Member, id: string): Promise<Reading> {
  const row = await rowsOf(db, member).where("id", "=", id).executeTakeFirst();
  return readingOf(found(row, "reading"));
}

export async function readingsOf(
  context: Context,
  member: Member,
  situation: Situation,
  { kind, ...paging }: Paging & { kind: ReadingKind },
): Promise<Page<Reading>> {
  const page = await readPage(ofKind(context, member, kind, situation), paging);
  return { ...page, items: page.items.map(readingOf) };
}

export interface KindOfRecord {
  kind: ReadingKind;
  mayAdd: boolean;
  total: number;
  readings: Reading[];
}

export async function recordOf(
  context: Context,
  member: Member,
  situation: Situation,
  limitOfKind: number,
): Promise<KindOfRecord[]> {
  const kinds = await Promise.all(
    READING_KINDS.map(async (kind) => {
      const { items, total } = await readPage(ofKind(context, member, kind, situation), {
        page: 1,
        limit: limitOfKind,
      });
      return { kind, mayAdd: situation.kinds.includes(kind), total, readings: items.map(readingOf) };
    }),
  );
  return kinds.filter(({ mayAdd, total }) => mayAdd || total > 0);
}

/** The newest first. */
export async function readingsAfter(
  { db }: Context,
  member: Member,
  { movementsFrom }: Situation,
  day: CalendarDate,
): Promise<Reading[]> {
  const rows = await newestAfter(db, { id: member.id, day });
  return rows
    .map(readingOf)
    .filter(({ date, values }) => values.kind !== "movements" || (movementsFrom !== null && date >= movementsFrom));
}

const newestAfter = keptQuery((db, { id, day }: { id: string; day: CalendarDate }) =>
  newestFirst(rowsOf(db, { id }).where("date", ">", day)),
);

/** The last number of each kind, for papers. How a baby moved on an earlier day says nothing of today. */
export async function lastMeasured(context: Context, member: Member): Promise<Reading[]> {
  const kinds = await recordOf(context, member, await situationOf(context, member), 1);
  return kinds.filter(({ kind }) => kind !== "movements").flatMap(({ readings }) => readings);
}

/** Once the pregnancy is over, no page shows how a baby moved. */
function ofKind({ db }: Context, member: Member, kind: ReadingKind, situation: Situation) {
  const rows = newestFirst(rowsOf(db, member).where("kind", "=", kind));
  if (kind !== "movements") return rows;
  return situation.movementsFrom ? rows.where("date", ">=", situation.movementsFrom) : rows.where("id", "=", "");
}

function newestFirst(rows: ReturnType<typeof rowsOf>) {
  return rows.orderBy("date", "desc").orderBy("createdAt", "desc").orderBy("id");
}

function rowsOf(db: Context["db"], { id }: Pick<Member, "id">) {
  return db.selectFrom("reading").selectAll().where("memberId", "=", id);
}

function readingOf(row: Selectable<ReadingTable>): Reading {
  return { id: row.id, date: found(parseCalendarDate(row.date) ?? undefined, "reading"), values: valuesIn(row) };
}
