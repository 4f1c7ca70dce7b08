import { PASSWORD_MISSING, WRONG_PASSWORD } from "../../contract/accounts/sentences.ts";
import { leaveConversations } from "./conversations.ts";
import type { Context } from "../context.ts";
import { Failure, invalid } from "../../failures.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { leaveExport } from "../exports/exports.ts";
import { leaveForum } from "./forum.ts";
import { forgetReasons, keepOpenReports } from "./moderation.ts";
import type { Member } from "../member/member.ts";
import { forgetCodes } from "../accounts/password-codes.ts";
import { hasOtherAdministrator, waitForOtherChanges } from "../accounts/roles.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import type { Actor } from "../member/actor.ts";
import { isPasswordOf, takeTry } from "../accounts/sign-in.ts";

/** Who signed in as lately as this need not say her password again. */
const LATELY_MS = 10 * 60_000;

interface Leaving {
  /** Null when she did not say it. */
  password: string | null;
  /** Her posts and comments stay, from a deleted member. */
  keepsTexts: boolean;
}

/**
 * Deletes a member with all that is hers. What she said in private stays with those she talked with, and what is
 * reported stays with the open report, both from a deleted member.
 * @param device random name of the phone or browser, when it sent one.
 * @throws {Failure} forbidden, without the right password; tooMany, past the limit of tries; invalid, for the last
 *   administrator.
 */
export async function deleteAccount(
  context: Context,
  actor: Actor,
  { password, keepsTexts }: Leaving,
  device: string | null,
): Promise<void> {
  await requireHerself(context, actor, password, device);
  await removeAccount(context, actor.member, { keepsTexts });
}

/**
 * Deletes the account of a member of whom it is sure that she wants it.
 * @param also what is done in the same moment.
 * @throws {Failure} invalid, when nobody would be administrator any more.
 */
export async function removeAccount(
  context: Context,
  { id, phone }: Pick<Member, "id" | "phone">,
  { keepsTexts }: Pick<Leaving, "keepsTexts">,
  also?: (inside: Context) => Promise<void>,
): Promise<void> {
  const told = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireAnotherAdministrator(inside, id);
    // Written before all else of hers, her own row makes what she does at the same moment wait.
    const present = await db
      .updateTable("member")
      .set({ updatedAt: context.now() })
      .where("id", "=", id)
      .returning("image")
      .executeTakeFirst();
    if (!present) return [];
    await endSessionsOf(inside, id, null);
    await forgetCodes(inside, phone);
    await also?.(inside);
    await forgetReasons(inside, id);
    if (present.image) await removeAfterCommit(inside, present.image);
    await leaveExport(inside, id);
    await leaveForum(inside, id, { keepsTexts });
    await keepOpenReports(inside, id);
    const partners = await leaveConversations(inside, id);
    // With her goes by its foreign key whatever else names her.
    await db.deleteFrom("member").where("id", "=", id).execute();
    return partners;
  });
  context.live.tell(told);
  context.jobs.wake();
}

async function requireAnotherAdministrator(inside: Context, id: string) {
  const leaving = await inside.db.selectFrom("member").select("role").where("id", "=", id).executeTakeFirst();
  if (leaving?.role !== "administrator") return;
  await waitForOtherChanges(inside);
  if (await hasOtherAdministrator(inside, id)) return;
  throw invalid("", "Nobody else is administrator. Make somebody else one first, under Members.");
}

async function requireHerself(
  context: Context,
  { member, signedInAt }: Actor,
  password: string | null,
  device: string | null,
) {
  if (password === null) {
    if (context.now() - signedInAt <= LATELY_MS) return;
    throw new Failure("forbidden", PASSWORD_MISSING, { code: "password_required", path: "password" });
  }
  await takeTry(context, "signIn", { account: member.phone, memberId: member.id }, device);
  if (await isPasswordOf(context, member.id, password)) return;
  throw new Failure("forbidden", WRONG_PASSWORD, { code: "wrong_password", path: "password" });
}
