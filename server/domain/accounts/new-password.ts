import type { Context } from "../context.ts";
import { Failure } from "../failures.ts";
import { fingerprint } from "../identity.ts";
import { drawRecorded, type Issue } from "./issued-codes.ts";
import type { Member } from "./members.ts";
import { CODE_MINUTES, drawCode, tryCode, useUpCode } from "./password-codes.ts";
import { requireGoodPassword } from "./passwords.ts";
import { requirePhoneNumber } from "./phone-numbers.ts";
import { hasRecoveryCode, useUpRecoveryCode } from "./recovery-codes.ts";
import { memberByPhone } from "./roles.ts";
import { endSessionsOf } from "./sessions.ts";
import { memberWithPhone, requireCredentials, takeTry } from "./sign-in.ts";

/** All that an operator's command needs. */
type Issuing = Pick<Context, "db" | "now" | "passwords">;

/**
 * Sends a code for a new password to the phone, if a member has this number. Nothing tells whether one does: all is
 * done alike but the sending, which is not waited for.
 * @throws {Failure} invalid, for what can't be a phone number; tooMany, past three codes an hour or ten a day.
 */
export async function sendCode(context: Context, phoneNumber: string): Promise<void> {
  const phone = requirePhoneNumber(phoneNumber);
  await context.limits.take("codeAnHour", fingerprint(phone));
  await context.limits.take("codeADay", fingerprint(phone));
  const code = await drawCode(context, phone, "sms");
  const member = await memberWithPhone(context, phone);
  const text = `Your code for a new password is ${code}. It works for ${CODE_MINUTES} minutes. Tell it to nobody.`;
  if (member) context.sms.send(phone, text);
}

/**
 * Draws a code that the operator tells a member who gets no SMS, once sure that it is she who asks.
 * @throws {Failure} invalid, when nobody has the number.
 */
export async function issueCode(context: Issuing, phoneNumber: string): Promise<{ fullName: string; code: string }> {
  const member = await memberByPhone(context, phoneNumber);
  return { fullName: member.fullName, code: await issueCodeTo(context, member, { actorId: null, proof: null }) };
}

/** The same for a member who is found already. */
export function issueCodeTo(
  context: Issuing,
  { id, phone }: Pick<Member, "id" | "phone">,
  issue: Issue,
): Promise<string> {
  return drawRecorded(context, { memberId: id, account: phone, act: "reset code" }, issue);
}

/**
 * Sets a new password with a code that was sent, told or kept on paper, once, and signs her out everywhere.
 * @returns her id.
 * @throws {Failure} invalid, for a password that will not do, which costs no try; unauthenticated, the same for a wrong
 *   code, one that is used or over, and a number that nobody has; tooMany, past the limit.
 */
export async function setPasswordByCode(
  context: Context,
  { phoneNumber, code, password }: { phoneNumber: string; code: string; password: string },
  device: string | null,
): Promise<string> {
  const phone = requirePhoneNumber(phoneNumber);
  await requireGoodPassword(password);
  const member = await memberWithPhone(context, phone);
  await takeTry(context, "newPassword", { account: phone, memberId: member?.id }, device);

  const codeHash = await tryCode(context, phone, code);
  const isCode = codeHash !== null || (await hasRecoveryCode(context, member?.id ?? "", code));
  if (!member || !isCode) throw wrongCode(member?.id);
  const passwordHash = await context.passwords.hash(password);
  await context.db.transaction().execute(async (db) => {
    const isFirst = codeHash
      ? await useUpCode({ db }, phone, codeHash)
      : await useUpRecoveryCode({ db }, member.id, code);
    if (!isFirst) throw wrongCode(member.id);
    await storePassword({ ...context, db }, member.id, passwordHash);
    await endSessionsOf({ db }, member.id, null);
  });
  return member.id;
}

/**
 * Changes a password that she knows, and signs her out everywhere else.
 * @param here hash of the token through which she asks; null, when she is not signed in.
 * @returns her id.
 * @throws {Failure} invalid, for a new password that will not do; unauthenticated, for a wrong number or old password;
 *   tooMany, past the limit of the sign-in.
 */
export async function changePassword(
  context: Context,
  { newPassword, ...credentials }: { phoneNumber: string; password: string; newPassword: string },
  device: string | null,
  here: string | null,
): Promise<string> {
  await requireGoodPassword(newPassword, "newPassword");
  const memberId = await requireCredentials(context, credentials, device);
  const passwordHash = await context.passwords.hash(newPassword);
  await context.db.transaction().execute(async (db) => {
    await storePassword({ ...context, db }, memberId, passwordHash);
    await endSessionsOf({ db }, memberId, here);
  });
  return memberId;
}

async function storePassword({ db, now }: Pick<Context, "db" | "now">, memberId: string, passwordHash: string) {
  await db.updateTable("member").set({ passwordHash, updatedAt: now() }).where("id", "=", memberId).execute();
}

function wrongCode(memberId: string | undefined) {
  const sentence = "This code is not right, or it is over. Check it, or ask for a new one.";
  return new Failure("unauthenticated", sentence, { code: "wrong_code", path: "code", memberId });
}
