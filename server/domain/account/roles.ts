import { sql } from "kysely";
import type { Role } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { notify } from "../notify/notify.ts";
import { holdMember } from "../member/member.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import { memberWithPhone } from "../session/sign-in.ts";

type Operating = Pick<Context, "db" | "now">;

export async function grantRole(context: Operating, phoneNumber: string, role: Role): Promise<string> {
  const { id, fullName } = await memberByPhone(context, phoneNumber);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await waitForOtherChanges(inside);
    const member = await holdMember(inside, id);
    if (member.role !== role)
      await storeRole(inside, id, role, { actorId: null, reason: changeInWords(member.role, role) });
  });
  return fullName;
}

export const changeInWords = (before: Role, after: Role): string => `from ${before} to ${after}`;

const news = {
  member: "roleEnded",
  moderator: "roleModerator",
  editor: "roleEditor",
  administrator: "roleAdministrator",
} as const satisfies Record<Role, string>;

export async function storeRole(
  context: Operating,
  memberId: string,
  role: Role,
  { actorId, reason }: { actorId: string | null; reason: string },
): Promise<void> {
  await context.db.updateTable("member").set({ role, updatedAt: context.now() }).where("id", "=", memberId).execute();
  const about = { subjectKind: "member" as const, subjectId: memberId };
  await recordAct(context, actorId, { act: "grant", ...about, reason });
  await notify(context, [memberId], { kind: "account", ...about, said: [news[role]] });
}

/** Call first in a transaction: two administrators who demote each other at once would both succeed. */
export async function waitForOtherChanges({ db }: Pick<Context, "db">): Promise<void> {
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "roleChanges")
    .execute();
}

/** Call after {@link waitForOtherChanges}. */
export async function hasOtherAdministrator({ db, now }: Operating, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom("member")
    .select("id")
    // Repeats the condition of the partial index, so that the index is used.
    .where("role", "!=", sql.lit("member" as const))
    .where("role", "=", "administrator")
    .where("id", "!=", memberId)
    .where((where) => where.or([where("suspendedUntil", "is", null), where("suspendedUntil", "<=", now())]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function memberByPhone(context: Pick<Context, "db">, phoneNumber: string) {
  const member = await memberWithPhone(context, parsePhoneNumber(phoneNumber) ?? "");
  if (!member) throw invalid("phoneNumber", "No member has this phone number.");
  return member;
}
