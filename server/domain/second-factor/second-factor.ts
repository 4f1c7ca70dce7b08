import { Failure } from "../../failures.ts";
import type { Context } from "../context.ts";
import type { Actor } from "../member/actor.ts";
import { markProved, requireCode } from "./codes.ts";
import { say } from "../../contract/sentences/say.ts";

const FRESH_MS = 60 * 60_000;

export interface SecondFactorState {
  isOn: boolean;
  codesLeft: number;
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

/** @returns when the second step was made, or null for who has none. @throws {Failure} forbidden, without a right code. */
export async function requireAtSignIn(context: Context, memberId: string, code: string | null): Promise<number | null> {
  if (!(await secondFactorOf(context, memberId)).isOn) return null;
  if (code === null) {
    const about = { code: "second_factor_required", path: "secondFactor", memberId };
    throw new Failure("forbidden", say.secondStepCodeMissing, about);
  }
  await requireCode(context, memberId, code, "secondFactor");
  return context.now();
}

/** For what a password alone opens to others. @throws {Failure} forbidden, for a member who has one, outside the own session. */
export async function requireSecondStepOf(context: Context, memberId: string, actor: Actor | null): Promise<void> {
  const isHerself = actor?.member.id === memberId && actor.secondFactorAt !== null;
  if (isHerself || !(await secondFactorOf(context, memberId)).isOn) return;
  throw new Failure("forbidden", say.secondStepLogInFirst, { code: "second_factor_required", memberId });
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
    const sentence = "Enter a code from your authenticator app. The last one was more than an hour ago.";
    throw new Failure("forbidden", sentence, { code: "second_factor_stale" });
  }
  if (context.requiresSecondFactor) {
    const sentence = "Your role needs a second step at sign-in. Set it up under My Account.";
    throw new Failure("forbidden", sentence, { code: "second_factor_missing" });
  }
}
