import type { Expression, ExpressionBuilder } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../accounts/members.ts";
import { holdConversation } from "../chat/sides.ts";
import { recordEvents } from "../chat/live-events.ts";
import type { Context } from "../context.ts";
import { notFound } from "../failures.ts";
import { newId } from "../identity.ts";

/** Somebody whose words she doesn't want to read. */
export interface Block {
  id: string;
  name: string;
  /** The post in whose thread alone this holds; null: everywhere. */
  threadId: string | null;
  blockedAt: number;
}

/** How far a block by name reaches: everywhere and both ways. */
export const EVERYWHERE = "";

/**
 * Blocks a member: under her name everywhere and both ways, in messages too; under a pseudonym in its thread alone.
 * @param name what she is called there.
 * @param threadId of the pseudonym; {@link EVERYWHERE} for a name.
 */
export async function blockMember(
  context: Context,
  member: Member,
  { blockedId, name, threadId }: { blockedId: string; name: string; threadId: string },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // Held first, so that no message comes after the block.
    const talk = threadId === EVERYWHERE ? await holdConversation(inside, member.id, blockedId) : null;
    await db
      .insertInto("memberBlock")
      .values({ id: newId(), memberId: member.id, blockedId, threadId, name, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!talk) return;
    const event = { kind: "conversation" as const, conversationId: talk.id, position: null };
    await recordEvents(inside, [{ memberId: member.id, event }]);
  });
  context.live.tell([member.id]);
}

/** @throws {Failure} notFound, for a block that is not hers. */
export async function unblock({ db }: Context, member: Member, blockId: string): Promise<void> {
  const removed = await db
    .deleteFrom("memberBlock")
    .where("memberId", "=", member.id)
    .where("id", "=", blockId)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw notFound("block");
}

/** Whom she has blocked, the last first. */
export async function blocks({ db }: Context, member: Member, limit: number): Promise<Block[]> {
  const rows = await db
    .selectFrom("memberBlock")
    .select(["id", "name", "threadId", "createdAt as blockedAt"])
    .where("memberId", "=", member.id)
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, threadId: row.threadId || null }));
}

/** Whether one of the two has blocked the other by name. */
export async function isBlockBetween({ db }: Pick<Context, "db">, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom("memberBlock")
    .select("id")
    .where((block) => separates(block, block.val(one), block.val(other)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The condition that a block stands between two by their names, whoever of them made it. */
export function separates(
  block: ExpressionBuilder<Schema, "memberBlock">,
  one: Expression<string>,
  other: Expression<string>,
) {
  return block.and([
    block("memberBlock.threadId", "=", EVERYWHERE),
    block.or([
      block.and([block("memberBlock.memberId", "=", one), block("memberBlock.blockedId", "=", other)]),
      block.and([block("memberBlock.memberId", "=", other), block("memberBlock.blockedId", "=", one)]),
    ]),
  ]);
}
