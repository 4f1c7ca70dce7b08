import { sql } from "kysely";
import type { LiveEventTable } from "../../db/schema/messages.ts";
import type { Context } from "../context.ts";

export type LiveEvent = Pick<LiveEventTable, "kind" | "conversationId" | "position">;

const DAY = 86_400_000;
const KEPT_FOR = 3 * DAY;

/** Call inside a transaction, and `context.live.notify` after it. @returns the number of each member's own event. */
export async function recordEvents({ db, now }: Context, events: { memberId: string; event: LiveEvent }[]) {
  const numbers = new Map<string, number>();
  // One order for all, so that two who write to each other at once do not deadlock.
  for (const { memberId, event } of events.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
    const cursor = await db
      .insertInto("liveCursor")
      .columns(["memberId", "lastNumber"])
      // Inserts nothing when the member is gone.
      .expression((row) =>
        row
          .selectFrom("member")
          .select(["member.id", sql.lit(1).as("lastNumber")])
          .where("member.id", "=", memberId),
      )
      .onConflict((conflict) =>
        conflict.column("memberId").doUpdateSet((row) => ({ lastNumber: row("liveCursor.lastNumber", "+", 1) })),
      )
      .returning("lastNumber")
      .executeTakeFirst();
    if (!cursor) continue;
    await db
      .insertInto("liveEvent")
      .values({ memberId, number: cursor.lastNumber, createdAt: now(), ...event })
      .execute();
    numbers.set(memberId, cursor.lastNumber);
  }
  return numbers;
}

export async function lastEventOf({ db }: Context, memberId: string): Promise<number> {
  const row = await db
    .selectFrom("liveCursor")
    .select("lastNumber")
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row?.lastNumber ?? 0;
}

/** Members to whom nothing ever happened are not in it. */
export async function lastEventsOf({ db }: Pick<Context, "db">, memberIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("liveCursor")
    .select(["memberId", "lastNumber"])
    .where("memberId", "in", memberIds)
    .execute();
  return new Map(rows.map(({ memberId, lastNumber }) => [memberId, lastNumber]));
}

/** When it is false, the page has to be loaded again. */
export async function isKeptAfter(context: Context, memberId: string, number: number): Promise<boolean> {
  const last = await lastEventOf(context, memberId);
  if (number >= last) return number === last;
  const next = await context.db
    .selectFrom("liveEvent")
    .select("number")
    .where("memberId", "=", memberId)
    .where("number", "=", number + 1)
    .executeTakeFirst();
  return next !== undefined;
}

export async function sweepEvents({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom("liveEvent")
    .where("createdAt", "<", now() - KEPT_FOR)
    .execute();
}
