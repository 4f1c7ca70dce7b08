import { closeFeed } from "./calendar-feed.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { endSessionsOf, requireStillSignedIn } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";

export interface OpenSession {
  /** A hash of the token's hash: it names the session to its owner and opens nothing. */
  id: string;
  isThis: boolean;
  isSharedPhone: boolean;
  deviceName: string | null;
  createdAt: number;
  lastSeenAt: number;
}

export async function listSessions(context: Context, actor: Actor): Promise<OpenSession[]> {
  const here = fingerprint(actor.tokenHash);
  const sessions = (await sessionsOf(context, actor.member.id)).map((one) => ({ ...one, isThis: one.id === here }));
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

export async function sessionsOf(context: Context, memberId: string): Promise<Omit<OpenSession, "isThis">[]> {
  const sessions = (await open(context, memberId)).map(({ tokenHash, isSharedPhone, ...session }) => ({
    id: fingerprint(tokenHash),
    isSharedPhone: isSharedPhone === 1,
    ...session,
  }));
  return sessions.toSorted((a, b) => b.lastSeenAt - a.lastSeenAt);
}

export async function endOneSession(context: Context, memberId: string, id: string): Promise<void> {
  const session = (await open(context, memberId)).find(({ tokenHash }) => fingerprint(tokenHash) === id);
  if (!session) throw notFound("session");
  await context.db.deleteFrom("session").where("tokenHash", "=", session.tokenHash).execute();
}

/** The calendar's private address needs no sign-in, so it ends too. */
export async function endOtherSessions(context: Context, actor: Actor): Promise<{ endedFeed: boolean }> {
  return context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    await endSessionsOf({ db }, actor.member.id, actor.tokenHash);
    return { endedFeed: await closeFeed({ db }, actor.member) };
  });
}

async function open({ db, now }: Context, memberId: string) {
  return db
    .selectFrom("session")
    .select(["tokenHash", "isSharedPhone", "deviceName", "createdAt", "lastSeenAt"])
    .where("memberId", "=", memberId)
    .where("idleUntil", ">", now())
    .where("absoluteUntil", ">", now())
    .execute();
}
