import type { Member } from "../member/member.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { Context } from "../context.ts";
import { unreadConversations } from "./conversations.ts";
import type { LiveEvent } from "./live-events.ts";
import { messageOf, type Message } from "./messages.ts";

export const EVENTS_AT_ONCE = 100;

export interface News extends LiveEvent {
  number: number;
  unread: number;
  message: Message | null;
}

/** One query, because every open page of everybody who is written to asks it. */
export async function newsAfter(
  { db }: Pick<Context, "db">,
  member: Pick<Member, "id">,
  number: number,
): Promise<News[]> {
  const rows = await eventsAfter(db, { memberId: member.id, number });
  return rows.map((row) => {
    const { number, kind, conversationId, position, unread } = row;
    return { number, kind, conversationId, position, unread: unread ?? 0, message: messageIn(member, row) };
  });
}

/**
 * PostgreSQL takes longer to plan a join of all these than to run it, so what is one value is a subquery. As a condition of
 * the join, what is hidden would make it read whole conversations.
 */
function events({ db }: Pick<Context, "db">, { id }: Pick<Member, "id">) {
  return db
    .selectFrom("liveEvent")
    .leftJoin("message", (join) =>
      join
        .onRef("message.conversationId", "=", "liveEvent.conversationId")
        .onRef("message.position", "=", "liveEvent.position")
        .on("liveEvent.kind", "=", "message"),
    )
    .leftJoin("conversationSide as own", (join) =>
      join.onRef("own.conversationId", "=", "message.conversationId").on("own.memberId", "=", id),
    )
    .select(["liveEvent.number", "liveEvent.kind", "liveEvent.conversationId", "liveEvent.position"])
    .select(["message.id", "message.senderId", "message.body", "message.clientId", "message.createdAt"])
    .select(["own.otherId", "own.hiddenPosition"])
    .select((row) => [
      row
        .selectFrom("conversationSide as other")
        .select("other.readPosition")
        .whereRef("other.conversationId", "=", "message.conversationId")
        .where("other.memberId", "!=", id)
        .as("otherRead"),
      row
        .selectFrom("conversation")
        .select("conversation.state")
        .whereRef("conversation.id", "=", "message.conversationId")
        .as("state"),
      row
        .selectFrom("hiddenMessage")
        .select("hiddenMessage.messageId")
        .whereRef("hiddenMessage.messageId", "=", "message.id")
        .where("hiddenMessage.memberId", "=", id)
        .as("hiddenId"),
    ]);
}

const eventsAfter = keptQuery((db, { memberId, number }: { memberId: string; number: number }) =>
  events({ db }, { id: memberId })
    .select(unreadConversations({ db }, { id: memberId }).as("unread"))
    .where("liveEvent.memberId", "=", memberId)
    .where("liveEvent.number", ">", number)
    .orderBy("liveEvent.number")
    .limit(EVENTS_AT_ONCE),
);

type Row = Awaited<ReturnType<typeof eventsAfter>>[number];

function messageIn(member: Pick<Member, "id">, row: Row): Message | null {
  const { id, position, body, createdAt, otherId, hiddenPosition, state } = row;
  if (id === null || position === null || body === null || createdAt === null) return null;
  if (otherId === null || hiddenPosition === null || state === null) return null;
  if (row.hiddenId !== null || position <= hiddenPosition) return null;
  const { conversationId, senderId, clientId, otherRead } = row;
  const message = { id, conversationId, position, senderId, body, clientId, createdAt };
  return messageOf(member, { ...message, otherId, otherRead, state });
}
