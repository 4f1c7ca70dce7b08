import type { Context } from "../context.ts";
import { allInvalid, alsoTelling, Failure, found, invalid, problemsOf, type Problem } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import { fingerprint } from "../identity.ts";
import type { Actor } from "../member/actor.ts";
import type { Device } from "../session/devices.ts";
import { drawRecorded, type Issue } from "./issued-codes.ts";
import { languageOfMember } from "../member/language.ts";
import type { Member } from "../member/member.ts";
import { endOtherAccess } from "./other-access.ts";
import { drawCode, isCrowded, OPERATOR, takeCode, tryCode, useUpCode } from "./password-codes.ts";
import { notifyOfPassword, sendPasswordNotice, type NewPassword } from "./password-notice.ts";
import { requireGoodPassword, type PasswordOwner } from "./passwords.ts";
import { markProved } from "./phone-proof.ts";
import { codeText } from "./sms-texts.ts";
import { parsePhoneNumber, requirePhoneNumber } from "../phone-numbers.ts";
import { hasRecoveryCode, useUpRecoveryCode } from "./recovery-codes.ts";
import { memberByPhone } from "./roles.ts";
import { requireSecondStepOf } from "../second-factor/second-factor.ts";
import { endSessionsOf } from "../session/sessions.ts";
import { askerOf, countedTry, memberWithPhone, requireStillRight, rightCredentials } from "../session/sign-in.ts";
import { say } from "../../contract/sentences/say.ts";

type Issuing = Pick<Context, "db" | "now" | "passwords">;

export type Replaced = Pick<NewPassword, "memberId" | "ended">;

/** Does the same work for an unknown number, so that nothing tells whether a member has it. */
export async function sendCode(context: Context, phoneNumber: string, device: Device): Promise<void> {
  const phone = requirePhoneNumber(phoneNumber);
  const member = await memberWithPhone(context, phone);
  const asker = await askerOf(context, member?.id, device);
  await takeCode(context, `${fingerprint(phone)}:${asker.key}`);
  if (await isCrowded(context, phone, asker)) return;
  const code = await drawCode(context, phone, asker);
  const text = codeText(context, currentLanguage(), "newPassword", code);
  if (member && member.phoneProof !== "missing") context.sms.send(phone, text);
}

export async function issueCode(context: Issuing, phoneNumber: string): Promise<{ fullName: string; code: string }> {
  const member = await memberByPhone(context, phoneNumber);
  return { fullName: member.fullName, code: await issueCodeTo(context, member, { actorId: null, proof: null }) };
}

export function issueCodeTo(
  context: Issuing,
  { id, phone }: Pick<Member, "id" | "phone">,
  issue: Issue,
): Promise<string> {
  return drawRecorded(context, { memberId: id, account: phone, act: "reset code" }, issue);
}

interface Reset {
  phoneNumber: string;
  code: string;
  password: string | undefined;
}

/** @throws {Failure} unauthenticated, for a wrong code: a counted try. */
export async function problemsOfReset(context: Context, told: Partial<Reset>, device: Device): Promise<Problem[]> {
  return (await judgeReset(context, told, device)).problems;
}

async function judgeReset(context: Context, { phoneNumber, code, password }: Partial<Reset>, device: Device) {
  const phone = phoneNumber === undefined ? null : parsePhoneNumber(phoneNumber);
  const problems = await problemsOf([
    () => phoneNumber !== undefined && requirePhoneNumber(phoneNumber),
    () => requireNewPassword(password, { phone }),
  ]);
  if (phone === null || code === undefined) return { proof: null, problems };
  const proof = await alsoTelling(problems, proveByCode(context, phone, code, device));
  return { proof, problems: await problemsOf([() => requireNewPassword(password, proof.member)]) };
}

async function proveByCode(context: Context, phone: string, code: string, device: Device) {
  const member = await memberWithPhone(context, phone);
  const account = { account: phone, memberId: member?.id };
  const proof = await countedTry(context, "newPassword", account, device, async (asker) => {
    const codeHash = await tryCode(context, phone, code, asker);
    const isRight = codeHash !== null || (await hasRecoveryCode(context, member?.id ?? "", code));
    return isRight ? { codeHash } : null;
  });
  if (!member || !proof) throw wrongCode(member?.id);
  return { member, codeHash: proof.codeHash };
}

async function requireNewPassword(password: string | undefined, owner: PasswordOwner) {
  if (password === undefined) throw invalid("password", say.newPasswordMissing);
  await requireGoodPassword(password, owner);
}

/** @throws {Failure} unauthenticated, alike for a wrong or used code and for a number that nobody has. */
export async function setPasswordByCode(context: Context, told: Reset, device: Device): Promise<Replaced> {
  const { code, password } = told;
  const { proof, problems } = await judgeReset(context, told, device);
  if (proof === null || password === undefined || problems.length > 0) throw allInvalid(problems);
  const { member, codeHash } = proof;
  const { phone } = member;
  const passwordHash = await context.passwords.hash(password);
  const made = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // This write locks the member's row, so that whatever opens another way into the account waits.
    await storePassword(inside, member.id, passwordHash);
    const asker = codeHash === null ? null : await useUpCode(inside, phone, codeHash);
    const isFirst = codeHash === null ? await useUpRecoveryCode(inside, member.id, code) : asker !== null;
    if (!isFirst) throw wrongCode(member.id);
    // All but the operator's came by SMS.
    if (asker !== null && asker !== OPERATOR) await markProved(inside, member);
    await endSessionsOf(inside, member.id, null);
    const ended = await endOtherAccess(inside, { id: member.id, phone });
    const reset: NewPassword = {
      memberId: member.id,
      noticeTo: noticeTo(member),
      by: "reset",
      deviceName: device.name,
      ended,
    };
    await notifyOfPassword(inside, reset);
    return reset;
  });
  sendPasswordNotice(context, made);
  return made;
}

interface PasswordChange {
  phoneNumber: string;
  password: string;
  newPassword: string;
  endOtherAccess: boolean;
}

/** @throws {Failure} unauthenticated, for a wrong old password: a counted try; forbidden, without a second step. */
export async function problemsOfPasswordChange(
  context: Context,
  told: Partial<PasswordChange>,
  device: Device,
  actor: Actor | null,
): Promise<Problem[]> {
  return (await judgeChange(context, told, device, actor)).problems;
}

async function judgeChange(
  context: Context,
  { phoneNumber, password, newPassword }: Partial<PasswordChange>,
  device: Device,
  actor: Actor | null,
) {
  const problemsFor = (owner: PasswordOwner) =>
    problemsOf([() => newPassword !== undefined && requireGoodPassword(newPassword, owner, "newPassword")]);
  const problems = await problemsFor({ phone: phoneNumber === undefined ? null : parsePhoneNumber(phoneNumber) });
  if (phoneNumber === undefined || password === undefined) return { right: null, problems };
  const right = await alsoTelling(problems, rightCredentials(context, { phoneNumber, password }, device));
  await requireSecondStepOf(context, right.id, actor);
  return { right, problems: await problemsFor(right) };
}

export async function changePassword(
  context: Context,
  told: PasswordChange,
  device: Device,
  actor: Actor | null,
): Promise<Replaced> {
  const { right, problems } = await judgeChange(context, told, device, actor);
  if (right === null || problems.length > 0) throw allInvalid(problems);
  const { newPassword, endOtherAccess: endsOtherAccess } = told;
  const memberId = right.id;
  const passwordHash = await context.passwords.hash(newPassword);
  const made = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillRight(inside, right);
    const member = await storePassword(inside, memberId, passwordHash);
    await endSessionsOf(inside, memberId, actor?.tokenHash ?? null);
    const ended = endsOtherAccess ? await endOtherAccess(inside, { id: memberId, phone: member.phone }) : [];
    const change: NewPassword = { memberId, noticeTo: noticeTo(member), by: "change", deviceName: device.name, ended };
    await notifyOfPassword(inside, change);
    return change;
  });
  sendPasswordNotice(context, made);
  return made;
}

async function storePassword({ db, now }: Pick<Context, "db" | "now">, memberId: string, passwordHash: string) {
  const stored = db.updateTable("member").set({ passwordHash, updatedAt: now() }).where("id", "=", memberId);
  return found(await stored.returning(["phone", "phoneProof", "preferredLanguage"]).executeTakeFirst(), "member");
}

function noticeTo({ phone, phoneProof, ...member }: Pick<Member, "phone" | "phoneProof" | "preferredLanguage">) {
  return phoneProof === "missing" ? null : { phone, language: languageOfMember(member) };
}

function wrongCode(memberId: string | undefined) {
  return new Failure("unauthenticated", say.wrongCode, { code: "wrong_code", path: "code", memberId });
}
