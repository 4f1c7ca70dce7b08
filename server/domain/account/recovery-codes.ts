import { randomInt } from "node:crypto";
import { PASSWORD_MISSING } from "../../contract/account/sentences.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import type { Member } from "../member/member.ts";
import { beganWithRegistration, requireStillSignedIn } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";
import { requireCredentials } from "../session/sign-in.ts";

const CODES = 5;
/** No two look alike on paper; a code has 60 bits, too many to try out against a fast hash. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 3;
const GROUP = 4;
const JUST_REGISTERED_MS = 10 * 60_000;

export async function countRecoveryCodes({ db }: Context, { id }: Member): Promise<number> {
  const { left } = await db
    .selectFrom("recoveryCode")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("memberId", "=", id)
    .executeTakeFirstOrThrow();
  return left;
}

/** @param password null only for her first codes, right after her registration. */
export async function renewRecoveryCodes(
  context: Context,
  actor: Actor,
  password: string | null,
  device: Device,
): Promise<string[]> {
  const { id, phone } = actor.member;
  if (password !== null) await requireCredentials(context, { phoneNumber: phone, password }, device);
  else if (!hasJustRegistered(context, actor)) throw passwordRequired();
  const codes = Array.from({ length: CODES }, drawCode);
  const createdAt = context.now();
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    if (password === null && (await countRecoveryCodes({ ...context, db }, actor.member)) > 0) throw passwordRequired();
    await forgetRecoveryCodes({ db }, id);
    const rows = codes.map((code) => ({ codeHash: hashOf(code), memberId: id, createdAt }));
    await db.insertInto("recoveryCode").values(rows).execute();
  });
  return codes;
}

export async function hasRecoveryCode({ db }: Context, memberId: string, typed: string): Promise<boolean> {
  const row = await db
    .selectFrom("recoveryCode")
    .select("createdAt")
    .where("memberId", "=", memberId)
    .where("codeHash", "=", hashOf(typed))
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetRecoveryCodes({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const forgotten = db.deleteFrom("recoveryCode").where("memberId", "=", memberId).returning("memberId");
  return (await forgotten.execute()).length > 0;
}

export async function useUpRecoveryCode(
  { db }: Pick<Context, "db">,
  memberId: string,
  typed: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom("recoveryCode")
    .where("memberId", "=", memberId)
    .where("codeHash", "=", hashOf(typed))
    .returning("codeHash")
    .executeTakeFirst();
  return used !== undefined;
}

function hasJustRegistered({ now }: Context, actor: Actor) {
  return beganWithRegistration(actor) && now() - actor.signedInAt <= JUST_REGISTERED_MS;
}

function passwordRequired() {
  return new Failure("invalid", PASSWORD_MISSING, { code: "password_required", path: "password" });
}

function drawCode() {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

function hashOf(typed: string) {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return fingerprint(code.replaceAll("O", "0").replaceAll(/[IL]/g, "1"));
}
