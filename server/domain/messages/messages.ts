import type { Selectable } from "kysely";
import type { MessageTable } from "../../db/schema/messages.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { hidingOf } from "./hidden-messages.ts";
import { lockConversation, sideWith } from "./sides.ts";
import { recordEvents } from "./live-events.ts";
import { markRequestSeen } from "./requests.ts";

export interface Message extends Omit<Selectable<MessageTable>, "senderId" | "submissionKey"> {
  senderId: string;
  receiverId: string;
  isMine: boolean;
  /** Never true while the conversation is a request. */
  isRead: boolean;
}

export const MESSAGES_AT_ONCE = 50;

export async function messagesWith(
  context: Context,
  member: Member,
  partnerId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const side = await sideWith(context, member.id, partnerId);
  if (!side) return { messages: [], hasMore: false };
  const rows = await messages(context, member)
    .where("message.conversationId", "=", side.conversationId)
    .$if(before !== null, (query) => query.where("message.position", "<", before ?? 0))
    .orderBy("message.position", "desc")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit).toReversed();
  return { messages: page.map((row) => messageOf(member, row)), hasMore: rows.length > limit };
}

export async function messageById(context: Context, member: Member, id: string): Promise<Message> {
  const row = await messages(context, member).where("message.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("message");
  return messageOf(member, row);
}

/** Tells the other only in an open conversation. @returns the number of the reader's event; null when they had read as far. */
export async function markRead(
  context: Context,
  member: Member,
  partnerId: string,
  position: number,
): Promise<number | null> {
  const events = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const talk = await lockConversation(inside, member.id, partnerId);
    if (!talk) throw notFound("conversation");
    if (position > talk.lastPosition) return new Map<string, number>();
    const isNews = await moveReadMark(inside, member, talk.id, position);
    if (!isNews) return new Map<string, number>();
    if (talk.state !== "open") await markRequestSeen(inside, member, talk);
    const event = { kind: "read" as const, conversationId: talk.id, position };
    const forReader = { memberId: member.id, event: { ...event, kind: "conversation" as const } };
    return recordEvents(inside, talk.state === "open" ? [forReader, { memberId: partnerId, event }] : [forReader]);
  });
  context.live.notify([...events.keys()]);
  return events.get(member.id) ?? null;
}

async function moveReadMark({ db }: Context, member: Member, conversationId: string, position: number) {
  const moved = await db
    .updateTable("conversationSide")
    .set((row) => ({
      readPosition: position,
      unreadCount: row
        .selectFrom("message")
        .select((message) => message.fn.countAll<number>().as("total"))
        .where("message.conversationId", "=", conversationId)
        .where("message.position", ">", position)
        .where("message.senderId", "is distinct from", member.id),
    }))
    .where("conversationId", "=", conversationId)
    .where("memberId", "=", member.id)
    .where("readPosition", "<", position)
    .returning("memberId")
    .executeTakeFirst();
  return moved !== undefined;
}

export async function hideMessage(context: Context, member: Member, id: string): Promise<void> {
  const { conversationId } = await messageById(context, member, id);
  await context.db.transaction().execute(async (db) => {
    await db
      .insertInto("hiddenMessage")
      .values({ memberId: member.id, messageId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const event = { kind: "conversation" as const, conversationId, position: null };
    await recordEvents({ ...context, db }, [{ memberId: member.id, event }]);
  });
  context.live.notify([member.id]);
}

function messages({ db }: Context, { id }: Member) {
  return db
    .selectFrom("message")
    .innerJoin("conversation", "conversation.id", "message.conversationId")
    .innerJoin("conversationSide as own", (join) =>
      join.onRef("own.conversationId", "=", "message.conversationId").on("own.memberId", "=", id),
    )
    .leftJoin("conversationSide as other", (join) =>
      join.onRef("other.conversationId", "=", "message.conversationId").on("other.memberId", "!=", id),
    )
    .select(["message.id", "message.conversationId", "message.position", "message.senderId"])
    .select(["message.body", "message.clientId", "message.createdAt"])
    .select(["own.otherId", "other.readPosition as otherRead", "conversation.state"])
    .whereRef("message.position", ">", "own.hiddenPosition")
    .where((where) => where.not(where.exists(hidingOf(where.ref("message.id"), id))));
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

export function messageOf(member: Pick<Member, "id">, { otherId, otherRead, state, ...row }: Row): Message {
  const isMine = row.senderId === member.id;
  return {
    ...row,
    senderId: isMine ? member.id : otherId,
    receiverId: isMine ? otherId : member.id,
    isMine,
    isRead: isMine && state === "open" && row.position <= (otherRead ?? 0),
  };
}
