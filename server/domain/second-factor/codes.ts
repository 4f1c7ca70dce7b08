import { Failure, found } from "../../failures.ts";
import type { Context } from "../context.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import { hashOfPaperCode } from "../paper-codes.ts";
import { inPlainDigits } from "../plain-digits.ts";
import { openSecret } from "./sealed-secret.ts";
import { stepOfCode } from "./time-codes.ts";
import { say } from "../../contract/sentences/say.ts";

export async function requireCode(context: Context, memberId: string, code: string, path: string): Promise<void> {
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

export function stepIn(context: Context, memberId: string, sealed: string, code: string): number | null {
  const secret = openSecret(context.secondFactorKey, memberId, sealed);
  return secret === null ? null : stepOfCode(secret, inPlainDigits(code), context.now());
}

export async function takeTry(context: Context, memberId: string): Promise<void> {
  const { limits } = context;
  try {
    await limits.take("secondFactor", memberId, memberId);
  } catch (refusal) {
    const mayTell = refusal instanceof Failure && (await limits.takeIfLeft("secondFactorNotice", memberId));
    if (mayTell) await notifyMember(context, memberId, ["secondStepTries"]);
    throw refusal;
  }
}

export async function markProved({ db, now }: Pick<Context, "db" | "now">, tokenHash: string) {
  await db.updateTable("session").set({ secondFactorAt: now() }).where("tokenHash", "=", tokenHash).execute();
}

export async function notifyMember(inside: Pick<Context, "db" | "now">, memberId: string, said: Said) {
  const about = { subjectKind: "sessions" as const, subjectId: memberId };
  await notify(inside, [memberId], { kind: "account", ...about, said });
}

export function wrongCode(path: string) {
  return new Failure("forbidden", say.secondStepWrongCode, { code: "wrong_code", path });
}
