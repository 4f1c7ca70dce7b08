import { sql, type ExpressionBuilder } from "kysely";
import { keptQuery } from "../../db/kept-query.ts";
import type { Schema } from "../../db/schema.ts";
import type { ConversationState } from "../../db/schema/messages.ts";
import type { Member } from "../member/member.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { hidingOf } from "./hidden-messages.ts";
import { isBlockOfReader, nameForReader, partnerOf, type Partner } from "./partners.ts";

export interface Conversation {
  id: string;
  partner: Partner;
  state: ConversationState;
  isMine: boolean;
  unreadCount: number;
  createdAt: number;
  lastAt: number;
  lastMessage: { text: string; isMine: boolean } | null;
}

const COUNTED_AT_MOST = 100;

export async function listConversations(context: Context, member: Member, limit: number): Promise<Conversation[]> {
  const rows = await sides(context, member)
    .orderBy("conversationSide.lastAt", "desc")
    .orderBy("conversationSide.conversationId")
    .limit(limit)
    .execute();
  return rows.map((row) => conversationOf(member, row));
}

/** In one query, so that the count is never older than the event number says. */
export async function unreadNews({ db }: Context, { id }: Member): Promise<{ unread: number; lastEvent: number }> {
  const [news] = await newsOf(db, { id });
  return { unread: news?.total ?? 0, lastEvent: news?.lastEvent ?? 0 };
}

const newsOf = keptQuery((db, { id }: { id: string }) =>
  unreadConversations({ db }, { id }).select((row) =>
    row.selectFrom("liveCursor").select("lastNumber").where("memberId", "=", id).as("lastEvent"),
  ),
);

/** @param withRequests also of those who wrote for the first time */
export async function hasUnreadSince(
  context: Context,
  member: Member,
  { since, withRequests }: { since: number; withRequests: boolean },
): Promise<boolean> {
  const unread = sidesInSight(context, member)
    .select("conversationSide.conversationId")
    .where("conversationSide.unreadCount", ">", 0)
    .where("conversationSide.lastAt", ">=", since)
    .$if(!withRequests, (query) => query.where("conversation.state", "!=", "requested"))
    .limit(1);
  return (await unread.executeTakeFirst()) !== undefined;
}

export function unreadConversations(context: Pick<Context, "db">, member: Pick<Member, "id">) {
  const unread = sidesInSight(context, member)
    .select("conversationSide.conversationId")
    .where("conversationSide.unreadCount", ">", sql.lit(0))
    .limit(COUNTED_AT_MOST)
    .as("unread");
  return context.db.selectFrom(unread).select((row) => row.fn.countAll<number>().as("total"));
}

export async function conversationWith(context: Context, member: Member, partnerId: string): Promise<Conversation> {
  const row = await sides(context, member).where("conversationSide.otherId", "=", partnerId).executeTakeFirst();
  if (!row) throw notFound("conversation");
  return conversationOf(member, row);
}

function sides(context: Context, member: Member) {
  return sidesInSight(context, member)
    .leftJoin("member", "member.id", "conversationSide.otherId")
    .leftJoin("memberBlock", isBlockOfReader)
    .leftJoin("message", (join) =>
      join
        .onRef("message.conversationId", "=", "conversation.id")
        .on((on) => on("message.position", "=", lastSeenPosition(on, member.id))),
    )
    .select(["conversation.id", "conversation.state", "conversation.requestedBy", "conversation.createdAt"])
    .select(["conversationSide.otherId", "conversationSide.unreadCount", "conversationSide.lastAt"])
    .select(["member.isSample", nameForReader])
    .select((row) => row.case().when("memberBlock.id", "is", null).then(row.ref("member.image")).end().as("image"))
    .select(["message.body", "message.senderId"]);
}

function sidesInSight({ db }: Pick<Context, "db">, member: Pick<Member, "id">) {
  return db
    .selectFrom("conversationSide")
    .innerJoin("conversation", "conversation.id", "conversationSide.conversationId")
    .where("conversationSide.memberId", "=", member.id)
    .where((where) => isInSight(member)(where));
}

export function isInSight({ id }: Pick<Member, "id">) {
  return (where: ExpressionBuilder<Schema, "conversation" | "conversationSide">) =>
    where.and([
      where("conversationSide.hiddenPosition", "<", where.ref("conversation.lastPosition")),
      where.or([where("conversation.state", "!=", "refused"), where("conversation.requestedBy", "=", id)]),
      where.not(
        where.exists(
          where
            .selectFrom("memberBlock")
            .select("memberBlock.id")
            .where("memberBlock.memberId", "=", id)
            .where("memberBlock.threadId", "=", EVERYWHERE)
            .whereRef("memberBlock.blockedId", "=", "conversationSide.otherId"),
        ),
      ),
    ]);
}

function lastSeenPosition(on: ExpressionBuilder<Schema, "conversationSide">, memberId: string) {
  return on
    .selectFrom("message as seen")
    .select("seen.position")
    .whereRef("seen.conversationId", "=", "conversationSide.conversationId")
    .whereRef("seen.position", ">", "conversationSide.hiddenPosition")
    .where((where) => where.not(where.exists(hidingOf(where.ref("seen.id"), memberId))))
    .orderBy("seen.position", "desc")
    .limit(1);
}

type Row = Awaited<ReturnType<ReturnType<typeof sides>["execute"]>>[number];

function conversationOf(member: Member, row: Row): Conversation {
  const isMine = row.requestedBy === member.id;
  return {
    id: row.id,
    partner: partnerOf({ ...row, id: row.otherId }),
    // The one who asked is not notified of a refusal.
    state: row.state === "refused" && isMine ? "requested" : row.state,
    isMine,
    unreadCount: row.unreadCount,
    createdAt: row.createdAt,
    lastAt: row.lastAt,
    lastMessage: row.body === null ? null : { text: row.body, isMine: row.senderId === member.id },
  };
}
