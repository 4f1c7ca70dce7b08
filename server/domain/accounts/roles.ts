import { sql } from "kysely";
import type { Role } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import { Failure, invalid, notFound } from "../failures.ts";
import { recordAct } from "../moderation/acts.ts";
import { notify } from "../notifications/notifications.ts";
import { holdMember, type Member } from "./members.ts";
import { parsePhoneNumber } from "./phone-numbers.ts";
import { memberWithPhone } from "./sign-in.ts";

export const ROLES = ["member", "moderator", "editor", "administrator"] as const satisfies Role[];

/** The code of the refusal to take the voice of who has a role. */
export const HAS_ROLE = "has_role";

const DAY = 86_400_000;

/** All that an operator's command needs. */
type Operating = Pick<Context, "db" | "now">;

/** She looks at reports and decides about texts of others. */
export function isModerator({ role }: Pick<Member, "role">): boolean {
  return role === "moderator" || role === "administrator";
}

/** @throws {Failure} notFound, for whoever is no moderator: to her there is nothing. */
export function requireModerator(member: Pick<Member, "role">): void {
  if (!isModerator(member)) throw notFound("page");
}

/** What she writes under her name speaks for the product. */
export function isEditor({ role }: Pick<Member, "role">): boolean {
  return role === "editor" || role === "administrator";
}

/** @throws {Failure} notFound, for whoever is no editor. */
export function requireEditor(member: Pick<Member, "role">): void {
  if (!isEditor(member)) throw notFound("page");
}

/** @throws {Failure} notFound, for whoever is no administrator. */
export function requireAdministrator({ role }: Pick<Member, "role">): void {
  if (role !== "administrator") throw notFound("page");
}

/** Whether this member has a role, also one that rests. */
export async function hasRole({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const member = await db.selectFrom("member").select("role").where("id", "=", memberId).executeTakeFirst();
  return member !== undefined && member.role !== "member";
}

/** @throws {Failure} forbidden, while a moderator has taken her voice, under any name. */
export function requireVoice({ now }: Pick<Context, "now">, { suspendedUntil }: Member): void {
  if (suspendedUntil === null || suspendedUntil <= now()) return;
  const days = Math.ceil((suspendedUntil - now()) / DAY);
  const sentence = `You can read here, but not write, for ${days === 1 ? "one more day" : `${days} more days`}.`;
  throw new Failure("forbidden", sentence, { code: "suspended" });
}

/**
 * Gives the member with this phone number a role, by the operator's command, of which she is told. The same twice is one.
 * @throws {Failure} invalid, when nobody has the number.
 */
export async function grantRole(context: Operating, phoneNumber: string, role: Role): Promise<string> {
  const { id, fullName } = await memberByPhone(context, phoneNumber);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await waitForOtherChanges(inside);
    const member = await holdMember(inside, id);
    if (member.role !== role) await storeRole(inside, id, role, { actorId: null, reason: role });
  });
  return fullName;
}

/** Stores a changed role, writes down by whom (null: the operator) and why, and tells her. To be called in a transaction. */
export async function storeRole(
  context: Operating,
  memberId: string,
  role: Role,
  { actorId, reason }: { actorId: string | null; reason: string },
): Promise<void> {
  await context.db.updateTable("member").set({ role, updatedAt: context.now() }).where("id", "=", memberId).execute();
  const about = { subjectKind: "member" as const, subjectId: memberId };
  await recordAct(context, actorId, { act: "grant", ...about, reason });
  const sentence = role === "member" ? "You have no role of those who run this site any more." : `You are ${role} now.`;
  await notify(context, [memberId], { kind: "account", ...about, sentence });
}

/**
 * Two administrators who take each other's power away at the same moment would else both see the other in it. To be
 * called first in a transaction.
 */
export async function waitForOtherChanges({ db }: Pick<Context, "db">): Promise<void> {
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "roleChanges")
    .execute();
}

/**
 * Whether some other member is administrator and may act as one. To be asked once other changes are waited for.
 */
export async function hasOtherAdministrator({ db, now }: Operating, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom("member")
    .select("id")
    // As the partial index says it, so that it can be used.
    .where("role", "!=", sql.lit("member" as const))
    .where("role", "=", "administrator")
    .where("id", "!=", memberId)
    .where((where) => where.or([where("suspendedUntil", "is", null), where("suspendedUntil", "<=", now())]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Takes her voice until then, unless she has lost it for longer already. @returns false when she is gone.
 * @throws {Failure} invalid, for who has a role: only an administrator or the command line suspends her, by her name.
 */
export async function suspendUntil({ db, now }: Operating, memberId: string, until: number): Promise<boolean> {
  const present = await db
    .updateTable("member")
    .set((row) => ({
      suspendedUntil: row.case().when("suspendedUntil", ">", until).then(row.ref("suspendedUntil")).else(until).end(),
      updatedAt: now(),
    }))
    .where("id", "=", memberId)
    .returning("role")
    .executeTakeFirst();
  if (present && present.role !== "member") {
    const sentence = "She has a role here. Decide otherwise; an administrator can suspend her, or take it first.";
    throw new Failure("invalid", sentence, { code: HAS_ROLE, path: "outcome" });
  }
  return present !== undefined;
}

/** Gives back the voice that a decision took until then; for as long as another decision stands, it stays taken. */
export async function liftSuspension({ db, now }: Operating, memberId: string, until: number): Promise<void> {
  const other = await db
    .selectFrom("decision")
    .select((row) => row.fn.max("suspendedUntil").as("until"))
    .where("memberId", "=", memberId)
    .where((where) => where.or([where("outcome", "is", null), where("outcome", "=", "upheld")]))
    .where("suspendedUntil", ">", now())
    .executeTakeFirst();
  await db
    .updateTable("member")
    .set({ suspendedUntil: other?.until ?? null, updatedAt: now() })
    .where("id", "=", memberId)
    .where("suspendedUntil", "=", until)
    .execute();
}

/** The member an operator's command is about. @throws {Failure} invalid, when nobody has the number. */
export async function memberByPhone(context: Pick<Context, "db">, phoneNumber: string) {
  const member = await memberWithPhone(context, parsePhoneNumber(phoneNumber) ?? "");
  if (!member) throw invalid("phoneNumber", "No member has this phone number.");
  return member;
}
