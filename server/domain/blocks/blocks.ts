import type { Expression, ExpressionBuilder } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";

export interface Block {
  id: string;
  name: string;
  threadId: string | null;
  blockedAt: number;
}

/** The thread of a block by name, which holds everywhere and both ways. */
export const EVERYWHERE = "";

export async function unblock({ db }: Context, member: Member, blockId: string): Promise<void> {
  const removed = await db
    .deleteFrom("memberBlock")
    .where("memberId", "=", member.id)
    .where("id", "=", blockId)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw notFound("block");
}

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

export async function isBlockBetween({ db }: Pick<Context, "db">, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom("memberBlock")
    .select("id")
    .where((block) => separates(block, block.val(one), block.val(other)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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
