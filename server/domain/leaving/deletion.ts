import { leaveConversations } from "./conversations.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { Failure, invalid } from "../../failures.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { leaveExport } from "../exports/exports.ts";
import { leaveForum } from "./forum.ts";
import { forgetReasons, keepOpenReports } from "./moderation.ts";
import type { Member } from "../member/member.ts";
import { forgetCodes } from "../account/password-codes.ts";
import { hasOtherAdministrator, waitForOtherChanges } from "../account/roles.ts";
import { endSessionsOf } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";
import { isPasswordOf, countedTry } from "../session/sign-in.ts";
import { say } from "../../contract/sentences/say.ts";

/** A sign-in as recent as this stands in for the password. */
const LATELY_MS = 10 * 60_000;

interface Leaving {
  password: string | null;
  keepsTexts: boolean;
}

/** @throws {Failure} forbidden, without the right password; tooMany; invalid, for the last administrator. */
export async function deleteAccount(
  context: Context,
  actor: Actor,
  { password, keepsTexts }: Leaving,
  device: Device,
): Promise<void> {
  await requireHerself(context, actor, password, device);
  await removeAccount(context, actor.member, { keepsTexts });
}

export async function removeAccount(
  context: Context,
  { id, phone }: Pick<Member, "id" | "phone">,
  { keepsTexts }: Pick<Leaving, "keepsTexts">,
  also?: (inside: Context) => Promise<void>,
): Promise<void> {
  const partners = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireAnotherAdministrator(inside, id);
    // Updating the member's row first makes other requests of the same moment wait.
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
    await db.deleteFrom("member").where("id", "=", id).execute();
    return partners;
  });
  context.live.notify(partners);
  context.jobs.wake();
}

async function requireAnotherAdministrator(inside: Context, id: string) {
  const leaving = await inside.db.selectFrom("member").select("role").where("id", "=", id).executeTakeFirst();
  if (leaving?.role !== "administrator") return;
  await waitForOtherChanges(inside);
  if (await hasOtherAdministrator(inside, id)) return;
  throw invalid("", say.lastAdministrator);
}

async function requireHerself(
  context: Context,
  { member, signedInAt }: Actor,
  password: string | null,
  device: Device,
) {
  if (password === null) {
    if (context.now() - signedInAt <= LATELY_MS) return;
    throw new Failure("forbidden", say.passwordMissing, { code: "password_required", path: "password" });
  }
  const account = { account: member.phone, memberId: member.id };
  const isRight = () => isPasswordOf(context, member.id, password);
  if (await countedTry(context, "signIn", account, device, isRight)) return;
  throw new Failure("forbidden", say.wrongPassword, { code: "wrong_password", path: "password" });
}
