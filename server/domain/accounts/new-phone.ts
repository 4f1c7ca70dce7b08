import type { Context } from "../context.ts";
import { Failure, invalid } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { notify } from "../notify/notify.ts";
import { drawRecorded, type Issue } from "./issued-codes.ts";
import type { Member } from "../member/member.ts";
import { CODE_MINUTES, drawCode, forgetCodes, tryCode, useUpCode } from "./password-codes.ts";
import { requirePhoneNumber } from "./phone-numbers.ts";
import { memberByPhone } from "./roles.ts";
import { endSessionsOf, requireStillSignedIn } from "./sessions.ts";
import type { Actor } from "../member/actor.ts";
import { memberWithPhone, requireCredentials } from "./sign-in.ts";

/** So long a change waits for its code: where no SMS comes, the operator tells it to her. */
const WAITS_MS = 24 * 60 * 60_000;

/**
 * Begins to change her phone number: a code goes to the new one. A number that another member has is answered alike and
 * gets no code, so that neither she nor its owner learns of it. What she began before is forgotten.
 * @throws {Failure} invalid, for what can't be a number or is hers already; unauthenticated, for a wrong password;
 *   tooMany, past the limit of the sign-in or of codes.
 */
export async function beginPhoneChange(
  context: Context,
  actor: Actor,
  { phoneNumber, password }: { phoneNumber: string; password: string },
  device: string | null,
): Promise<void> {
  const { member } = actor;
  const phone = requirePhoneNumber(phoneNumber);
  if (phone === member.phone) throw invalid("phoneNumber", "This is your number already.");
  await requireCredentials(context, { phoneNumber: member.phone, password }, device);
  for (const account of [phone, member.id]) {
    await context.limits.take("codeAnHour", fingerprint(account), member.id);
    await context.limits.take("codeADay", fingerprint(account), member.id);
  }
  const change = { phone, phoneAsTyped: phoneNumber.trim(), expiresAt: context.now() + WAITS_MS };
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    await db
      .insertInto("phoneChange")
      .values({ memberId: member.id, ...change })
      .onConflict((conflict) => conflict.column("memberId").doUpdateSet(change))
      .execute();
  });
  const code = await drawCode(context, accountOf(member.id, phone), "sms");
  const owner = await memberWithPhone(context, phone);
  const text = `Your code for a changed phone number is ${code}. It works for ${CODE_MINUTES} minutes. Tell it to nobody.`;
  if (!owner) context.sms.send(phone, text);
}

/** Forgets a change that she has begun, with its codes. @returns whether there was one that she could finish. */
export async function forgetPhoneChange(inside: Pick<Context, "db" | "now">, memberId: string): Promise<boolean> {
  const row = await inside.db
    .deleteFrom("phoneChange")
    .where("memberId", "=", memberId)
    .returning(["phone", "expiresAt"])
    .executeTakeFirst();
  if (!row) return false;
  await forgetCodes(inside, accountOf(memberId, row.phone));
  return row.expiresAt > inside.now();
}

/** The number that she has begun to change to, in E.164; null when there is none. */
export async function pendingPhone(context: Context, member: Pick<Member, "id">): Promise<string | null> {
  return (await pendingChange(context, member.id))?.phone ?? null;
}

/**
 * Changes her phone number with the code that proves that the new one is hers, and signs her out everywhere else.
 * @throws {Failure} invalid, when she has begun nothing; forbidden, for a code that is wrong, used or over, and the same
 *   for a number that another member has; tooMany, past the limit of tries.
 */
export async function finishPhoneChange(context: Context, actor: Actor, code: string): Promise<void> {
  const { member, tokenHash } = actor;
  const change = await pendingChange(context, member.id);
  if (!change) throw invalid("", "No new number waits for a code. Enter it again.");
  await context.limits.take("newPassword", fingerprint(member.id), member.id);
  const account = accountOf(member.id, change.phone);
  const codeHash = await tryCode(context, account, code);
  if (!codeHash) throw wrongCode();
  const changing = context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillSignedIn(inside, actor);
    if (!(await useUpCode(inside, account, codeHash))) throw wrongCode();
    const { phone, phoneAsTyped } = change;
    const present = { phone, phoneAsTyped, updatedAt: context.now() };
    await db.updateTable("member").set(present).where("id", "=", member.id).execute();
    await db.deleteFrom("phoneChange").where("memberId", "=", member.id).execute();
    await forgetCodes(inside, member.phone);
    await endSessionsOf(inside, member.id, tokenHash);
    const sentence = "Your phone number was changed. If it was not you, write to us at once.";
    await notify(inside, [member.id], { kind: "account", subjectKind: "member", subjectId: member.id, sentence });
  });
  await changing.catch((error: unknown) => {
    throw context.isUniqueViolation(error) ? wrongCode() : error;
  });
}

/**
 * Draws a code that the operator tells a member whom no SMS reaches, once sure that it is she who asks.
 * @param phoneNumber the one that she has now.
 * @throws {Failure} invalid, when nobody has the number, has begun no change, or another member has the new one.
 */
export async function issuePhoneCode(
  context: Pick<Context, "db" | "now" | "passwords">,
  phoneNumber: string,
): Promise<{ fullName: string; newPhone: string; code: string }> {
  const member = await memberByPhone(context, phoneNumber);
  return { fullName: member.fullName, ...(await issuePhoneCodeTo(context, member, { actorId: null, proof: null })) };
}

/** The same for a member who is found already. */
export async function issuePhoneCodeTo(
  context: Pick<Context, "db" | "now" | "passwords">,
  { id, fullName }: Pick<Member, "id" | "fullName">,
  issue: Issue,
): Promise<{ newPhone: string; code: string }> {
  const change = await pendingChange(context, id);
  if (!change) throw invalid("phoneNumber", `${fullName} has not entered a new number under My Account.`);
  const { phone } = change;
  if (await memberWithPhone(context, phone)) throw invalid("phoneNumber", `Another member has ${phone} already.`);
  const code = await drawRecorded(context, { memberId: id, account: accountOf(id, phone), act: "phone code" }, issue);
  return { newPhone: phone, code };
}

/** Removes changes that nobody finished. */
export async function sweepPhoneChanges({ db, now }: Context): Promise<void> {
  await db.deleteFrom("phoneChange").where("expiresAt", "<", now()).execute();
}

async function pendingChange({ db, now }: Pick<Context, "db" | "now">, memberId: string) {
  return db
    .selectFrom("phoneChange")
    .select(["phone", "phoneAsTyped"])
    .where("memberId", "=", memberId)
    .where("expiresAt", ">", now())
    .executeTakeFirst();
}

/** What its codes are of: a code for one number proves nothing of another, nor for another member. */
function accountOf(memberId: string, phone: string) {
  return `${memberId} ${phone}`;
}

function wrongCode() {
  const sentence = "This code is not right, or it is over. Check it, or ask for a new one.";
  return new Failure("forbidden", sentence, { code: "wrong_code", path: "code" });
}
