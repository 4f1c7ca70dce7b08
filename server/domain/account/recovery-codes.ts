import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { Failure } from "../../failures.ts";
import { drawPaperCode, hashOfPaperCode } from "../paper-codes.ts";
import type { Member } from "../member/member.ts";
import { beganWithRegistration, requireStillSignedIn } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";
import { requireCredentials } from "../session/sign-in.ts";
import { say } from "../../contract/sentences/say.ts";

const CODES = 5;
const JUST_REGISTERED_MS = 10 * 60_000;

export async function countRecoveryCodes({ db }: Context, { id }: Member): Promise<number> {
  const [row] = await countedOf(db, { id });
  return row?.left ?? 0;
}

const countedOf = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom("recoveryCode")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("memberId", "=", id),
);

/** @param password null only for the first codes, right after the registration. */
export async function renewRecoveryCodes(
  context: Context,
  actor: Actor,
  password: string | null,
  device: Device,
): Promise<string[]> {
  const { id, phone } = actor.member;
  if (password !== null) await requireCredentials(context, { phoneNumber: phone, password }, device);
  else if (!hasJustRegistered(context, actor)) throw passwordRequired();
  const codes = Array.from({ length: CODES }, drawPaperCode);
  const createdAt = context.now();
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    if (password === null && (await countRecoveryCodes({ ...context, db }, actor.member)) > 0) throw passwordRequired();
    await forgetRecoveryCodes({ db }, id);
    const rows = codes.map((code) => ({ codeHash: hashOfPaperCode(code), memberId: id, createdAt }));
    await db.insertInto("recoveryCode").values(rows).execute();
  });
  return codes;
}

export async function hasRecoveryCode({ db }: Context, memberId: string, typed: string): Promise<boolean> {
  const row = await db
    .selectFrom("recoveryCode")
    .select("createdAt")
    .where("memberId", "=", memberId)
    .where("codeHash", "=", hashOfPaperCode(typed))
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
    .where("codeHash", "=", hashOfPaperCode(typed))
    .returning("codeHash")
    .executeTakeFirst();
  return used !== undefined;
}

function hasJustRegistered({ now }: Context, actor: Actor) {
  return beganWithRegistration(actor) && now() - actor.signedInAt <= JUST_REGISTERED_MS;
}

function passwordRequired() {
  return new Failure("invalid", say.passwordMissing, { code: "password_required", path: "password" });
}
