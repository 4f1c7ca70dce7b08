import { Failure, invalid } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";
import type { Actor } from "../member/actor.ts";
import { languageOfMember } from "../member/language.ts";
import type { Asker, Device } from "../session/devices.ts";
import { requireStillSignedIn } from "../session/sessions.ts";
import { askerOf, countedTry, memberWithPhone } from "../session/sign-in.ts";
import { drawCode, isCrowded, takeCode, tryCode, useUpCode } from "./password-codes.ts";
import { codeText, signUpNotice } from "./sms-texts.ts";
import { say } from "../../contract/sentences/say.ts";

/** Only members ask for a proof of their own number, so one code of it lives at a time. */
const HERSELF: Asker = { key: "herself", isKnown: true };

/** A number that a member has is answered alike, and its owner learns of the try. */
export async function sendSignUpCode(context: Context, phone: string, device: Device): Promise<void> {
  requireGateway(context);
  const account = signingUp(phone);
  const asker = await askerOf(context, undefined, device);
  await takeCode(context, `${fingerprint(account)}:${asker.key}`);
  if (await isCrowded(context, account, asker)) return;
  const code = await drawCode(context, account, asker);
  // Counted for every number, so that the time tells nothing.
  const mayTellOwner = await context.limits.takeIfLeft("signUpNotice", fingerprint(account));
  const owner = await memberWithPhone(context, phone);
  if (!owner) {
    context.sms.send(phone, codeText(context, currentLanguage(), "signUp", code));
  } else if (mayTellOwner) {
    const number = owner.phoneProof === "missing" ? "missing" : "proved";
    context.sms.send(phone, signUpNotice(context, languageOfMember(owner), number));
  }
}

/** @returns the hash of the code, which registering uses up. @throws {Failure} forbidden; tooMany */
export async function requireSignUpCode(
  context: Context,
  { phone, code }: { phone: string; code: string },
  device: Device,
): Promise<string> {
  const account = signingUp(phone);
  const attempt = (asker: Asker) => tryCode(context, account, code, asker);
  const codeHash = await countedTry(context, "newPassword", { account, memberId: undefined }, device, attempt);
  if (codeHash === null) throw wrongCode("phoneCode");
  return codeHash;
}

export async function useUpSignUpCode(inside: Pick<Context, "db">, phone: string, codeHash: string): Promise<void> {
  if (!(await useUpCode(inside, signingUp(phone), codeHash))) throw wrongCode("phoneCode");
}

export async function beginPhoneProof(context: Context, { member }: Actor): Promise<void> {
  requireGateway(context);
  if (member.phoneProof === "proved") throw invalid("", say.phoneConfirmedAlready);
  const account = proving(member);
  await takeCode(context, fingerprint(account), member.id);
  const code = await drawCode(context, account, HERSELF);
  context.sms.send(member.phone, codeText(context, languageOfMember(member), "phoneProof", code));
}

export async function finishPhoneProof(context: Context, actor: Actor, code: string): Promise<void> {
  const { member } = actor;
  await context.limits.take("newPassword", fingerprint(`proof ${member.id}`), member.id);
  const account = proving(member);
  const codeHash = await tryCode(context, account, code, HERSELF);
  if (!codeHash) throw wrongCode("code");
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillSignedIn(inside, actor);
    if (!(await useUpCode(inside, account, codeHash))) throw wrongCode("code");
    await markProved(inside, member);
  });
}

/** A number that the member changed to meanwhile is not the one that had the code. */
export async function markProved(
  { db, now }: Pick<Context, "db" | "now">,
  { id, phone }: { id: string; phone: string },
): Promise<void> {
  await db
    .updateTable("member")
    .set({ phoneProof: "proved", updatedAt: now() })
    .where("id", "=", id)
    .where("phone", "=", phone)
    .execute();
}

function requireGateway({ sms }: Context) {
  if (!sms.isSet) throw invalid("", say.noSms);
}

const signingUp = (phone: string) => `sign-up ${phone}`;
const proving = ({ id, phone }: { id: string; phone: string }) => `proof ${id} ${phone}`;

function wrongCode(path: string) {
  return new Failure("forbidden", say.wrongCode, { code: "wrong_code", path });
}
