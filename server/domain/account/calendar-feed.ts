import { randomBytes } from "node:crypto";
import type { Member } from "../member/member.ts";
import { memberById } from "../member/member.ts";
import { requireStillSignedIn } from "../session/sessions.ts";
import type { Actor } from "../member/actor.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { bestEffort } from "../best-effort.ts";

const NOTED_EVERY_MS = 60_000;

export interface Feed {
  createdAt: number;
  lastFetchedAt: number | null;
}

export async function openFeed(context: Context, actor: Actor): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const feed = { tokenHash: fingerprint(token), createdAt: context.now(), lastFetchedAt: null };
  await context.db.transaction().execute(async (db) => {
    await requireStillSignedIn({ ...context, db }, actor);
    await db
      .insertInto("calendarFeed")
      .values({ memberId: actor.member.id, ...feed })
      .onConflict((conflict) => conflict.column("memberId").doUpdateSet(feed))
      .execute();
  });
  return token;
}

export async function closeFeed({ db }: Pick<Context, "db">, { id }: Pick<Member, "id">): Promise<boolean> {
  const closed = db.deleteFrom("calendarFeed").where("memberId", "=", id).returning("memberId");
  return (await closed.executeTakeFirst()) !== undefined;
}

export async function feedOf({ db }: Context, member: Member): Promise<Feed | null> {
  const row = await db
    .selectFrom("calendarFeed")
    .select(["createdAt", "lastFetchedAt"])
    .where("memberId", "=", member.id)
    .executeTakeFirst();
  return row ?? null;
}

export async function memberOfFeed(context: Context, token: string): Promise<Member> {
  const row = await context.db
    .selectFrom("calendarFeed")
    .select(["memberId", "tokenHash", "lastFetchedAt"])
    .where("tokenHash", "=", fingerprint(token))
    .executeTakeFirst();
  const feed = found(row, "calendar");
  if (context.now() - (feed.lastFetchedAt ?? -Infinity) > NOTED_EVERY_MS) await bestEffort(noteFetch(context, feed));
  return memberById(context, feed.memberId);
}

async function noteFetch({ db, now }: Context, { tokenHash }: { tokenHash: string }) {
  await db.updateTable("calendarFeed").set({ lastFetchedAt: now() }).where("tokenHash", "=", tokenHash).execute();
}
