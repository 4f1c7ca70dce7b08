import { invalid } from "../../failures.ts";
import type { Context } from "../context.ts";
import type { Actor } from "../member/actor.ts";
import { hasRole } from "../member/roles.ts";
import { drawPaperCode, hashOfPaperCode } from "../paper-codes.ts";
import type { Device } from "../session/devices.ts";
import { endSessionsOf, requireStillSignedIn } from "../session/sessions.ts";
import { requireCredentials } from "../session/sign-in.ts";
import { markProved, requireCode, stepIn, takeTry, notifyMember, wrongCode } from "./codes.ts";
import { sealSecret } from "./sealed-secret.ts";
import { addressOf, drawSecret } from "./time-codes.ts";
import { say } from "../../contract/sentences/say.ts";

const CODES = 10;
const SETTING_UP_MS = 30 * 60_000;

export interface NewSecret {
  secret: string;
  address: string;
}

export async function beginSecondFactor(
  context: Context,
  actor: Actor,
  password: string,
  device: Device,
): Promise<NewSecret> {
  const { id, phone } = actor.member;
  if (!(await hasRole(context, id))) throw invalid("", say.secondStepForRoles);
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
  if (!stored) throw invalid("", say.secondStepOnAlready);
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
  if (!row || row.confirmedAt !== null) throw invalid("", say.secondStepTooLate);
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
    await endSessionsOf(inside, id, actor.tokenHash);
    await markProved(inside, actor.tokenHash);
    await notifyMember(inside, id, ["secondStepOn"]);
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
  await notifyMember(inside, memberId, ["secondStepOff"]);
  return true;
}
