import type { Selectable } from "kysely";
import type { ConversationSideTable, ConversationState, ConversationTable } from "../../db/schema/messages.ts";
import type { Context } from "../context.ts";

export type Side = Selectable<ConversationSideTable> & { state: ConversationState; isGone: boolean };

export async function sideWith({ db }: Context, memberId: string, partnerId: string): Promise<Side | null> {
  const row = await db
    .selectFrom("conversationSide")
    .innerJoin("conversation", "conversation.id", "conversationSide.conversationId")
    .leftJoin("member", "member.id", "conversationSide.otherId")
    .selectAll("conversationSide")
    .select(["conversation.state", "member.id as partnerId"])
    .where("conversationSide.memberId", "=", memberId)
    .where("conversation.pair", "=", pairOf(memberId, partnerId))
    .executeTakeFirst();
  if (!row) return null;
  const { partnerId: present, ...side } = row;
  return { ...side, isGone: present === null };
}

export type LockedConversation = Pick<Selectable<ConversationTable>, "id" | "state" | "requestedBy" | "lastPosition">;

/** Locks the conversation until the transaction ends; call it first where the conversation changes. */
export async function lockConversation(
  { db }: Context,
  one: string,
  other: string,
): Promise<LockedConversation | null> {
  const locked = await db
    .updateTable("conversation")
    .set((row) => ({ lastPosition: row.ref("lastPosition") }))
    .where("pair", "=", pairOf(one, other))
    .returning(["id", "state", "requestedBy", "lastPosition"])
    .executeTakeFirst();
  return locked ?? null;
}

export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(":");
}
