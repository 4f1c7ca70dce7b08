import type { Context } from "../context.ts";
import type { Asker, Device } from "../session/devices.ts";
import { allInvalid, alsoTelling, Failure, invalid, problemsOf, type Problem } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { notify } from "../notify/notify.ts";
import { codeText } from "./sms-texts.ts";
import { drawRecorded, type Issue } from "./issued-codes.ts";
import { languageOfMember } from "../member/language.ts";
import type { Member } from "../member/member.ts";
import { drawCode, forgetCodes, OPERATOR, takeCode, tryCode, useUpCode } from "./password-codes.ts";
import { requirePhoneNumber } from "../phone-numbers.ts";
import { memberByPhone } from "./roles.ts";
import { endSessionsOf, requireStillSignedIn } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";
import { memberWithPhone, requireCredentials } from "../session/sign-in.ts";
import { say } from "../../contract/sentences/say.ts";

/** A change of number is the member's alone, so one code of it lives at a time. */
const HERSELF: Asker = { key: "herself", isKnown: true };
const WAITS_MS = 24 * 60 * 60_000;

interface NewPhone {
  phoneNumber: string;
  password: string;
}

/** Not whether another member has the number. @throws {Failure} unauthenticated, for a wrong password: a counted try. */
export async function problemsOfPhoneChange(
  context: Context,
  { member }: Actor,
  { phoneNumber, password }: Partial<NewPhone>,
  device: Device,
): Promise<Problem[]> {
  const problems = await problemsOf([() => phoneNumber !== undefined && requireNewNumber(phoneNumber, member)]);
  if (password === undefined) return problems;
  await alsoTelling(problems, requireCredentials(context, { phoneNumber: member.phone, password }, device));
  return problems;
}

function requireNewNumber(phoneNumber: string, { phone: known }: Member) {
  const phone = requirePhoneNumber(phoneNumber);
  if (phone === known) throw invalid("phoneNumber", say.phoneIsYours);
  return phone;
}

/** A number that another member has is answered alike and gets no code, so that neither learns of the other. */
export async function beginPhoneChange(context: Context, actor: Actor, told: NewPhone, device: Device): Promise<void> {
  const { member } = actor;
  const problems = await problemsOfPhoneChange(context, actor, told, device);
  if (problems.length > 0) throw allInvalid(problems);
  const { phoneNumber } = told;
  const phone = requirePhoneNumber(phoneNumber);
  // Apart from the codes that the number's owner asks for, which nobody else may use up.
  await takeCode(context, fingerprint(`change ${phone}`), member.id);
  await takeCode(context, fingerprint(member.id), member.id);
  const change = { phone, phoneAsTyped: phoneNumber.trim(), expiresAt: context.now() + WAITS_MS };
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    await db
      .insertInto("phoneChange")
      .values({ memberId: member.id, ...change })
      .onConflict((conflict) => conflict.column("memberId").doUpdateSet(change))
      .execute();
  });
  const code = await drawCode(context, accountOf(member.id, phone), HERSELF);
  const owner = await memberWithPhone(context, phone);
  const text = codeText(context, languageOfMember(member), "newPhone", code);
  if (!owner) context.sms.send(phone, text);
}

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

export async function pendingPhone(context: Context, member: Pick<Member, "id">): Promise<string | null> {
  return (await pendingChange(context, member.id))?.phone ?? null;
}

/** @throws {Failure} forbidden, alike for a wrong code and for a number that another member has. */
export async function finishPhoneChange(context: Context, actor: Actor, code: string): Promise<void> {
  const { member, tokenHash } = actor;
  const change = await pendingChange(context, member.id);
  if (!change) throw invalid("", say.noNewPhone);
  await context.limits.take("newPassword", fingerprint(member.id), member.id);
  const account = accountOf(member.id, change.phone);
  const codeHash = await tryCode(context, account, code, HERSELF);
  if (!codeHash) throw wrongCode();
  const changing = context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillSignedIn(inside, actor);
    const asker = await useUpCode(inside, account, codeHash);
    if (asker === null) throw wrongCode();
    const phoneProof = asker === OPERATOR ? "missing" : "proved";
    const { phone, phoneAsTyped } = change;
    const present = { phone, phoneAsTyped, phoneProof, updatedAt: context.now() } as const;
    await db.updateTable("member").set(present).where("id", "=", member.id).execute();
    await db.deleteFrom("phoneChange").where("memberId", "=", member.id).execute();
    await forgetCodes(inside, member.phone);
    await endSessionsOf(inside, member.id, tokenHash);
    const about = { subjectKind: "member", subjectId: member.id } as const;
    await notify(inside, [member.id], { kind: "account", ...about, said: ["phoneChanged"] });
  });
  await changing.catch((error: unknown) => {
    throw context.isUniqueViolation(error) ? wrongCode() : error;
  });
}

export async function issuePhoneCode(
  context: Pick<Context, "db" | "now" | "passwords">,
  phoneNumber: string,
): Promise<{ fullName: string; newPhone: string; code: string }> {
  const member = await memberByPhone(context, phoneNumber);
  return { fullName: member.fullName, ...(await issuePhoneCodeTo(context, member, { actorId: null, proof: null })) };
}

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

/** A code for one number proves nothing for another number or another member. */
function accountOf(memberId: string, phone: string) {
  return `${memberId} ${phone}`;
}

function wrongCode() {
  return new Failure("forbidden", say.wrongCode, { code: "wrong_code", path: "code" });
}
