import { sql } from "kysely";
import { keptQuery } from "../../db/kept-query.ts";
import type { LiveEventTable } from "../../db/schema/messages.ts";
import type { Context } from "../context.ts";

export type LiveEvent = Pick<LiveEventTable, "kind" | "conversationId" | "position">;

const DAY = 86_400_000;
const KEPT_FOR = 3 * DAY;

/** A database takes so many values in one statement. */
const AT_ONCE = 1_000;

/**
 * Call inside a transaction, and `context.live.notify` after it.
 * @param events one for each member
 * @returns the number of each member's own event; members who are gone have none
 */
export async function recordEvents(context: Context, events: { memberId: string; event: LiveEvent }[]) {
  const numbers = new Map<string, number>();
  const ofMembers = new Map(events.map(({ memberId, event }) => [memberId, event]));
  // One order for all, so that two who write to each other at once do not deadlock.
  const ids = [...ofMembers.keys()].toSorted();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const cursors = await moveCursors(context, ids.slice(from, from + AT_ONCE));
    const rows = cursors.flatMap(({ memberId, lastNumber: number }) => {
      numbers.set(memberId, number);
      const event = ofMembers.get(memberId);
      return event ? [{ memberId, number, createdAt: context.now(), ...event }] : [];
    });
    if (rows.length > 0) await context.db.insertInto("liveEvent").values(rows).execute();
  }
  return numbers;
}

/** Inserts nothing for a member who is gone. */
async function moveCursors({ db }: Context, memberIds: string[]) {
  return db
    .insertInto("liveCursor")
    .columns(["memberId", "lastNumber"])
    .expression((row) =>
      row
        .selectFrom("member")
        .select(["member.id", sql.lit(1).as("lastNumber")])
        .where("member.id", "in", memberIds)
        .orderBy("member.id"),
    )
    .onConflict((conflict) =>
      conflict.column("memberId").doUpdateSet((row) => ({ lastNumber: row("liveCursor.lastNumber", "+", 1) })),
    )
    .returning(["memberId", "lastNumber"])
    .execute();
}

export async function lastEventOf({ db }: Context, memberId: string): Promise<number> {
  const [row] = await cursorOf(db, { memberId });
  return row?.lastNumber ?? 0;
}

const cursorOf = keptQuery((db, { memberId }: { memberId: string }) =>
  db.selectFrom("liveCursor").select("lastNumber").where("memberId", "=", memberId),
);

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
