import { ECDH } from "node:crypto";
import type { PushJson } from "../../contract/push/answers.ts";
import type { PushSubscriptionFields } from "../../contract/push/fields.ts";
import type { PushTopic } from "../../contract/push/topics.ts";
import { say } from "../../contract/sentences/say.ts";
import { Failure, invalid, notFound } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import type { Actor } from "../member/actor.ts";
import { requireStillSignedIn } from "../session/sessions.ts";

export interface Wanted extends Record<PushTopic, boolean> {
  subscription?: PushSubscriptionFields | undefined;
  timeZone?: string | undefined;
}

/** @throws {Failure} notFound, where the operator has set no keys. */
export async function readPush(context: Context, { tokenHash }: Actor): Promise<PushJson> {
  const publicKey = requireOffered(context);
  const row = await context.db
    .selectFrom("session")
    .leftJoin("pushSubscription", "pushSubscription.tokenHash", "session.tokenHash")
    .select(["isSharedPhone", "endpoint", "messages", "news"])
    .where("session.tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return {
    publicKey,
    isOn: row?.endpoint != null,
    mayTurnOn: row?.isSharedPhone === 0,
    messages: row?.messages === 1,
    news: row?.news === 1,
  };
}

/** Notifies this session's browser until the session ends. @throws {Failure} notFound; forbidden, `shared_phone`; invalid */
export async function turnPushOn(context: Context, actor: Actor, wanted: Wanted): Promise<void> {
  requireOffered(context);
  if (wanted.subscription) requirePoint(wanted.subscription);
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    const { tokenHash } = actor;
    const session = await db
      .selectFrom("session")
      .select("isSharedPhone")
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst();
    if (session?.isSharedPhone !== 0) throw new Failure("forbidden", say.pushSharedPhone, { code: "shared_phone" });
    const { subscription, timeZone, messages, news } = wanted;
    const chosen = {
      messages: messages ? 1 : 0,
      news: news ? 1 : 0,
      language: currentLanguage(),
    } as const;
    if (!subscription) {
      const changed = db
        .updateTable("pushSubscription")
        .set({ ...chosen, ...(timeZone === undefined ? {} : { timeZone }) })
        .where("tokenHash", "=", tokenHash)
        .returning("tokenHash");
      if (!(await changed.executeTakeFirst())) throw invalid("subscription", say.pushSubscriptionMissing);
      return;
    }
    const { endpoint, keys } = subscription;
    await db.deleteFrom("pushSubscription").where("tokenHash", "=", tokenHash).execute();
    const row = {
      tokenHash,
      memberId: actor.member.id,
      ...keys,
      ...chosen,
      timeZone: timeZone ?? context.timeZone,
      createdAt: context.now(),
    };
    await db
      .insertInto("pushSubscription")
      .values({ endpoint, ...row })
      // The browser of another session, which has not ended yet: its notices go to nobody else from now on.
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
      .execute();
  });
}

export async function turnPushOff({ db }: Context, { tokenHash }: Actor): Promise<void> {
  await db.deleteFrom("pushSubscription").where("tokenHash", "=", tokenHash).execute();
}

function requireOffered({ push }: Context): string {
  if (push.publicKey === null) throw notFound("page");
  return push.publicKey;
}

function requirePoint({ keys }: PushSubscriptionFields) {
  try {
    ECDH.convertKey(keys.p256dh, "prime256v1", "base64url");
  } catch {
    throw invalid("subscription", say.pushSubscriptionWrong);
  }
}
