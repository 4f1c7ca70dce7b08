import { Failure, found, invalid } from "../../failures.ts";
import { endSessionsOf, requireStillSignedIn } from "../session/sessions.ts";
import { drawPaperCode, hashOfPaperCode } from "../paper-codes.ts";
import { hasRole } from "../member/roles.ts";
import { inPlainDigits } from "../plain-digits.ts";
import { notify } from "../notify/notify.ts";
import { openSecret, sealSecret } from "./sealed-secret.ts";
import { addressOf, drawSecret, stepOfCode } from "./time-codes.ts";
import type { Actor } from "../member/actor.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { requireCredentials } from "../session/sign-in.ts";

const CODES = 10;
const FRESH_MS = 60 * 60_000;
const SETTING_UP_MS = 30 * 60_000;
const TRIES_USED_UP =
  "Ten codes of your second step were tried in a quarter of an hour. If it was not you, somebody knows your password: change it.";

export interface SecondFactorState {
  isOn: boolean;
  codesLeft: number;
}

export interface NewSecret {
  secret: string;
  address: string;
}

export async function secondFactorOf({ db }: Pick<Context, "db">, memberId: string): Promise<SecondFactorState> {
  const row = await db
    .selectFrom("secondFactor")
    .select("confirmedAt")
    .select((row) =>
      row
        .selectFrom("secondFactorCode")
        .whereRef("secondFactorCode.memberId", "=", "secondFactor.memberId")
        .select(({ fn }) => fn.countAll<number>().as("left"))
        .as("codesLeft"),
    )
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return { isOn: row?.confirmedAt != null, codesLeft: row?.codesLeft ?? 0 };
}

export async function beginSecondFactor(
  context: Context,
  actor: Actor,
  password: string,
  device: Device,
): Promise<NewSecret> {
  const { id, phone } = actor.member;
  if (!(await hasRole(context, id))) throw invalid("", "The second step is for those who run Umeed.");
  await requireCredentials(context, { phoneNumber: phone, password }, device);
  const secret = drawSecret();
  const begun = {
    sealedSecret: sealSecret(context.secondFactorKey, id, secret),
    lastStep: 0,
    createdAt: context.now(),
  };
  const stored = await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    return db
      .insertInto("secondFactor")
      .values({ memberId: id, confirmedAt: null, ...begun })
      .onConflict((conflict) =>
        conflict.column("memberId").doUpdateSet(begun).where("secondFactor.confirmedAt", "is", null),
      )
      .returning("memberId")
      .executeTakeFirst();
  });
  if (!stored) throw invalid("", "The second step is on already. To use another phone, turn it off first.");
  return { secret, address: addressOf(secret, { issuer: context.settings.values.name ?? "Umeed", label: phone }) };
}

/** @returns recovery codes, told this once. @throws {Failure} forbidden, for a wrong code; invalid, when none was begun. */
export async function confirmSecondFactor(context: Context, actor: Actor, code: string): Promise<string[]> {
  const { id } = actor.member;
  await takeTry(context, id);
  const row = await context.db
    .selectFrom("secondFactor")
    .select(["sealedSecret", "confirmedAt"])
    .where("memberId", "=", id)
    .where("createdAt", ">", context.now() - SETTING_UP_MS)
    .executeTakeFirst();
  if (!row || row.confirmedAt !== null) throw invalid("", "Begin once more: this took too long, or it is done.");
  const step = stepIn(context, id, row.sealedSecret, code);
  if (step === null) throw wrongCode("code");
  const codes = Array.from({ length: CODES }, drawPaperCode);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillSignedIn(inside, actor);
    const createdAt = context.now();
    const confirmed = await db
      .updateTable("secondFactor")
      .set({ confirmedAt: createdAt, lastStep: step })
      .where("memberId", "=", id)
      .where("sealedSecret", "=", row.sealedSecret)
      .where("confirmedAt", "is", null)
      .returning("memberId")
      .executeTakeFirst();
    if (!confirmed) throw wrongCode("code");
    const rows = codes.map((drawn) => ({ codeHash: hashOfPaperCode(drawn), memberId: id, createdAt }));
    await db.insertInto("secondFactorCode").values(rows).execute();
    // Others were begun without the second step.
    await endSessionsOf(inside, id, actor.tokenHash);
    await markProved(inside, actor.tokenHash);
    await tell(inside, id, "Your sign-in asks for a second step from now on.");
  });
  return codes;
}

export async function endSecondFactor(
  context: Context,
  actor: Actor,
  { password, code }: { password: string; code: string },
  device: Device,
): Promise<void> {
  const { id, phone } = actor.member;
  await requireCredentials(context, { phoneNumber: phone, password }, device);
  await requireCode(context, id, code, "code");
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await requireStillSignedIn(inside, actor);
    await forgetSecondFactor(inside, id);
  });
}

/** To be called in a transaction. @returns false when there was none. */
export async function forgetSecondFactor(inside: Pick<Context, "db" | "now">, memberId: string): Promise<boolean> {
  const ended = await inside.db
    .deleteFrom("secondFactor")
    .where("memberId", "=", memberId)
    .returning("confirmedAt")
    .executeTakeFirst();
  if (!ended || ended.confirmedAt === null) return false;
  await inside.db.updateTable("session").set({ secondFactorAt: null }).where("memberId", "=", memberId).execute();
  await tell(
    inside,
    memberId,
    "Your sign-in asks for no second step any more. If it was not you, write to us at once.",
  );
  return true;
}

/** @returns when the second step was made, or null for who has none. @throws {Failure} forbidden, without a right code. */
export async function requireAtSignIn(context: Context, memberId: string, code: string | null): Promise<number | null> {
  if (!(await secondFactorOf(context, memberId)).isOn) return null;
  if (code === null) {
    const sentence = "Enter the code that your authenticator app shows now.";
    throw new Failure("forbidden", sentence, { code: "second_factor_required", path: "secondFactor", memberId });
  }
  await requireCode(context, memberId, code, "secondFactor");
  return context.now();
}

/** For what a password alone opens to others. @throws {Failure} forbidden, for a member who has one, outside her own session. */
export async function requireSecondStepOf(context: Context, memberId: string, actor: Actor | null): Promise<void> {
  const isHerself = actor?.member.id === memberId && actor.secondFactorAt !== null;
  if (isHerself || !(await secondFactorOf(context, memberId)).isOn) return;
  const sentence = "Your sign-in asks for a second step. Log in first, and change your password under My Account.";
  throw new Failure("forbidden", sentence, { code: "second_factor_required", memberId });
}

export async function proveSecondFactor(context: Context, { member, tokenHash }: Actor, code: string): Promise<void> {
  await requireCode(context, member.id, code, "code");
  await markProved(context, tokenHash);
}

export function isFresh({ now }: Pick<Context, "now">, { secondFactorAt }: Actor): boolean {
  return secondFactorAt !== null && secondFactorAt > now() - FRESH_MS;
}

export async function requireSecondFactor(
  context: Context,
  actor: Actor,
  { isAct }: { isAct: boolean },
): Promise<void> {
  if (isFresh(context, actor) || (!isAct && actor.secondFactorAt !== null)) return;
  const { isOn } = await secondFactorOf(context, actor.member.id);
  if (isOn) {
    const sentence = "Enter a code of your authenticator app: there was none in the last hour.";
    throw new Failure("forbidden", sentence, { code: "second_factor_stale" });
  }
  if (context.requiresSecondFactor) {
    const sentence = "Those who run Umeed sign in with a second step here. Set it up under My Account.";
    throw new Failure("forbidden", sentence, { code: "second_factor_missing" });
  }
}

async function requireCode(context: Context, memberId: string, code: string, path: string): Promise<void> {
  await takeTry(context, memberId);
  if (await useTimeCode(context, memberId, code)) return;
  if (await useRecoveryCode(context, memberId, code)) return;
  throw wrongCode(path);
}

/** Each step of time works once, also for two requests at the same moment. */
async function useTimeCode(context: Context, memberId: string, code: string): Promise<boolean> {
  const { db } = context;
  const confirmed = db.selectFrom("secondFactor").select("sealedSecret").where("confirmedAt", "is not", null);
  const row = found(await confirmed.where("memberId", "=", memberId).executeTakeFirst(), "page");
  const step = stepIn(context, memberId, row.sealedSecret, code);
  if (step === null) return false;
  const first = await db
    .updateTable("secondFactor")
    .set({ lastStep: step })
    .where("memberId", "=", memberId)
    .where("sealedSecret", "=", row.sealedSecret)
    .where("lastStep", "<", step)
    .returning("memberId")
    .executeTakeFirst();
  return first !== undefined;
}

async function useRecoveryCode({ db }: Context, memberId: string, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom("secondFactorCode")
    .where("memberId", "=", memberId)
    .where("codeHash", "=", hashOfPaperCode(code))
    .returning("memberId")
    .executeTakeFirst();
  return used !== undefined;
}

function stepIn(context: Context, memberId: string, sealed: string, code: string): number | null {
  const secret = openSecret(context.secondFactorKey, memberId, sealed);
  return secret === null ? null : stepOfCode(secret, inPlainDigits(code), context.now());
}

async function takeTry(context: Context, memberId: string): Promise<void> {
  const { limits } = context;
  try {
    await limits.take("secondFactor", memberId, memberId);
  } catch (refusal) {
    const mayTell = refusal instanceof Failure && (await limits.takeIfLeft("secondFactorNotice", memberId));
    if (mayTell) await tell(context, memberId, TRIES_USED_UP);
    throw refusal;
  }
}

async function markProved({ db, now }: Pick<Context, "db" | "now">, tokenHash: string) {
  await db.updateTable("session").set({ secondFactorAt: now() }).where("tokenHash", "=", tokenHash).execute();
}

async function tell(inside: Pick<Context, "db" | "now">, memberId: string, sentence: string) {
  const about = { subjectKind: "sessions" as const, subjectId: memberId };
  await notify(inside, [memberId], { kind: "account", ...about, sentence });
}

function wrongCode(path: string) {
  const sentence = "This code is not right, or it was used already. Wait for the next one.";
  return new Failure("forbidden", sentence, { code: "wrong_code", path });
}
