import { say } from "../../contract/sentences/say.ts";
import { allInvalid, type Problem } from "../../failures.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { idempotencyKeysOf } from "../idempotency.ts";
import type { Member } from "../member/member.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnanciesOf, pregnancyById, takeTurn, today } from "../pregnancies/pregnancies.ts";
import { childRowsOf, childrenFrom, ownChild, type Child } from "./children.ts";
import { problemsOfChild } from "./problems.ts";

export interface ToldChild {
  name?: string | null | undefined;
  birthDate?: CalendarDate | undefined;
  sex?: Child["sex"] | undefined;
  gestationDays?: number | null | undefined;
}

const CHILDREN_MAX = 20;

/** The same child sent twice on one form is one. @throws {Failure} invalid, with all that is wrong. */
export async function addChild(
  context: Context,
  member: Member,
  { formKey, birthDate, ...told }: ToldChild & { birthDate: CalendarDate; formKey: string | null },
): Promise<Child> {
  const now = context.now();
  const problems = problemsOfChild({ birthDate }, today(context));
  if (problems.length > 0) throw allInvalid(problems);
  const { name = null, sex = null, gestationDays = null } = told;
  const { key, keys, since } = idempotencyKeysOf(formKey, ["child", birthDate, name, sex, gestationDays], now);
  const id = await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const rows = await childRowsOf(within, member.id);
    const earlier = rows.find(
      ({ submissionKey, createdAt }) => submissionKey && keys.includes(submissionKey) && createdAt >= since,
    );
    if (earlier) return earlier.id;
    if (rows.length >= CHILDREN_MAX) throw allInvalid([{ path: "", msg: say.childrenTooMany }]);
    const newChild = { id: newId(), memberId: member.id, pregnancyId: null, number: null, submissionKey: key };
    await db
      .insertInto("child")
      .values({ ...newChild, name, birthDate, sex, gestationDays, createdAt: now, updatedAt: now })
      .execute();
    return newChild.id;
  });
  return ownChild(context, member, id);
}

export async function problemsOfChange(
  context: Context,
  member: Member,
  id: string,
  told: ToldChild,
): Promise<Problem[]> {
  const { pregnancyId } = await ownChild(context, member, id);
  const pregnancy = pregnancyId === null ? undefined : await pregnancyById(context, member.id, pregnancyId);
  return problemsOfChild(told, today(context), pregnancy);
}

/** The name and birth date of the first baby of a pregnancy are the pregnancy's. @throws {Failure} invalid. */
export async function changeChild(context: Context, member: Member, id: string, told: ToldChild): Promise<Child> {
  const problems = await problemsOfChange(context, member, id, told);
  if (problems.length > 0) throw allInvalid(problems);
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const child = await keepChild(within, member, id);
    const updatedAt = context.now();
    const isFirst = child.pregnancyId !== null && child.place.rank === 1;
    if (child.pregnancyId && isFirst) {
      const date = told.birthDate && { birthDate: told.birthDate, month: null };
      const name = told.name === undefined ? {} : { babyName: told.name };
      await db
        .updateTable("pregnancy")
        .set({ ...name, ...date, updatedAt })
        .where("id", "=", child.pregnancyId)
        .execute();
    }
    const { name, sex, gestationDays } = told;
    const birthDate = isFirst ? null : told.birthDate;
    await db
      .updateTable("child")
      .set({ name, birthDate, sex, gestationDays, updatedAt })
      .where("id", "=", id)
      .execute();
  });
  return ownChild(context, member, id);
}

/**
 * Stores the row of a baby of a pregnancy, so that other rows can refer to the child. Call it in a transaction.
 * @throws {Failure} notFound, when she has no such child, or the child is hidden
 */
export async function keepChild(within: Context, member: Member, id: string): Promise<Child> {
  const child = await ownChild(within, member, id);
  const { pregnancyId, number } = child;
  const now = within.now();
  if (pregnancyId)
    await within.db
      .insertInto("child")
      .values({ id, memberId: member.id, pregnancyId, number, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  return child;
}

/** With all that is stored of the child; the pregnancy and the day of the birth, which are hers, stay. */
export async function deleteChild(context: Context, member: Member, id: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const { pregnancyId, number, place } = await ownChild(within, member, id);
    await db.deleteFrom("child").where("id", "=", id).execute();
    if (pregnancyId === null) return;
    const now = context.now();
    await db
      .insertInto("child")
      .values({ id, memberId: member.id, pregnancyId, number, state: "deleted", createdAt: now, updatedAt: now })
      .execute();
    if (place.rank === 1) await nameAfterFirst(within, member, pregnancyId);
  });
}

async function nameAfterFirst(within: Context, member: Member, pregnancyId: string) {
  const rows = await childRowsOf(within, member.id);
  const left = childrenFrom(await pregnanciesOf(within, member.id), rows).find(
    (child) => child.pregnancyId === pregnancyId,
  );
  const babyName = rows.find(({ id }) => id === left?.id)?.name ?? null;
  await within.db
    .updateTable("pregnancy")
    .set({ babyName, updatedAt: within.now() })
    .where("id", "=", pregnancyId)
    .execute();
}
