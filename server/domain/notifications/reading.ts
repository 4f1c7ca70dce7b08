import { sql } from "kysely";
import { itemsOf, keptQuery, listed, type Listed } from "../../db/kept-query.ts";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { isInSight } from "../messages/conversations.ts";
import { isBlockOfReader } from "../messages/partners.ts";
import { canViewComment, canViewPost } from "../forum/visibility.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { notifyOwnDays } from "./day-news.ts";
import { sentenceOf } from "./sentences.ts";
import { mutedKinds } from "./topics.ts";

export interface Notification {
  id: string;
  sentence: string;
  /** Null when the reader may not see the post. */
  postId: string | null;
  commentId: string | null;
  contactReference: string | null;
  partnerId: string | null;
  decisionId: string | null;
  day: string | null;
  isReversed: boolean;
  isAboutSessions: boolean;
  isRead: boolean;
  createdAt: number;
}

const COUNTED_MAX = 100;

export async function listNotifications(context: Context, member: Member, paging: Paging): Promise<Page<Notification>> {
  const wanted = await wantedBy(context, member);
  const now = today(context);
  const page = await readPage(
    notifications(context, member, wanted)
      .leftJoin("member as author", "author.id", "comment.authorId")
      .leftJoin("member as partner", "partner.id", "conversationSide.otherId")
      .leftJoin("memberBlock", isBlockOfReader)
      .select([
        "notification.id",
        "notification.kind",
        "notification.sentence",
        "notification.news",
        "notification.newsValues",
      ])
      .select("notification.commentCount")
      .select(["notification.subjectId", "notification.subjectKind", "notification.decisionId"])
      .select(["notification.createdAt", "notification.readAt"])
      .select(["post.id as postId", "post.title", "post.authorId as postAuthorId"])
      .select(["comment.id as commentId", "comment.authorId", "comment.pseudonym"])
      .select(["author.fullName", "author.image", "author.isSample"])
      .select("conversationSide.otherId as partnerId")
      .select((row) => row.fn.coalesce("memberBlock.blockerName", "partner.fullName").as("partnerName"))
      .orderBy("notification.createdAt", "desc")
      .orderBy("notification.id"),
    paging,
  );
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      sentence: sentenceOf(row, member, now),
      postId: row.postId,
      commentId: row.commentId,
      contactReference: row.kind === "contact" ? row.subjectId : null,
      partnerId: row.partnerId,
      decisionId: row.decisionId,
      day: row.kind === "ownDay" ? row.subjectId : null,
      isReversed: row.news === "reversed",
      isAboutSessions: row.subjectKind === "sessions",
      isRead: row.readAt !== null,
      createdAt: row.createdAt,
    })),
  };
}

export async function countUnreadNotifications(context: Context, member: Member): Promise<number> {
  const wanted = await wantedBy(context, member);
  // Every page asks: an indexed look-up of one row answers most requests.
  if (!(await hasUnread(context, member))) return 0;
  return (await unread(context, member, wanted)).length;
}

async function unread({ db }: Context, { id: memberId }: Member, { muted, days }: Wanted) {
  const [values, names] = listed(days);
  return unreadRows(db, { memberId, ...values }, { muted, days: names });
}

const unreadRows = keptQuery(
  (db, values: Listed & { memberId: string }, { muted, days }: { muted: Kind[]; days: string[] }) =>
    notifications({ db }, { id: values.memberId }, { muted, days: itemsOf(values, days) })
      .select("notification.id")
      .where("notification.readAt", "is", null)
      .limit(COUNTED_MAX),
);

/** But for requests, which come as messages, and dates, of which reminders tell. */
export async function hasNewsSince(
  context: Context,
  member: Member,
  { since, muted }: { since: number; muted: Wanted["muted"] },
): Promise<boolean> {
  const others: Wanted["muted"] = ["messageRequest", "ownDay"];
  const unread = notifications(context, member, { muted: [...muted, ...others], days: [] })
    .select("notification.id")
    .where("notification.readAt", "is", null)
    .where("notification.createdAt", ">=", since)
    .limit(1);
  return (await unread.executeTakeFirst()) !== undefined;
}

async function hasUnread({ db }: Context, { id: memberId }: Member): Promise<boolean> {
  return (await anyUnread(db, { memberId })).length > 0;
}

const anyUnread = keptQuery((db, { memberId }: { memberId: string }) =>
  db.selectFrom("notification").select("id").where("memberId", "=", memberId).where("readAt", "is", null).limit(1),
);

type Kind = NotificationTable["kind"];

interface Wanted {
  muted: Kind[];
  days: readonly string[];
}

async function wantedBy(context: Context, member: Member): Promise<Wanted> {
  const muted = await mutedKinds(context, member);
  return { muted, days: muted.includes("ownDay") ? [] : await notifyOwnDays(context, member) };
}

function notifications({ db }: Pick<Context, "db">, member: Pick<Member, "id">, { muted, days }: Wanted) {
  return db
    .selectFrom("notification")
    .leftJoin("comment", (join) =>
      join
        .onRef("comment.id", "=", "notification.subjectId")
        .on("notification.subjectKind", "=", "comment")
        .on((on) => canViewComment(member)(on)),
    )
    .leftJoin("post", (join) =>
      join
        .on((on) =>
          on(
            "post.id",
            "=",
            on.fn.coalesce("comment.postId", "notification.threadId", on.ref("notification.subjectId")),
          ),
        )
        .on((on) => canViewPost(member)(on)),
    )
    .leftJoin("conversationSide", (join) =>
      join
        .onRef("conversationSide.conversationId", "=", "notification.subjectId")
        .on("conversationSide.memberId", "=", member.id)
        .on("notification.subjectKind", "=", "conversation"),
    )
    .leftJoin("conversation", (join) =>
      join.onRef("conversation.id", "=", "conversationSide.conversationId").on((on) => isInSight(member)(on)),
    )
    .where("notification.memberId", "=", member.id)
    .where((where) =>
      where.or([
        where("notification.kind", "not in", [sql.lit("comment" as const), sql.lit("messageRequest" as const)]),
        where.and([
          where("post.id", "is not", null),
          where.or([where("comment.id", "is not", null), where("notification.commentCount", ">", 1)]),
        ]),
        where.and([
          where("notification.kind", "=", sql.lit("messageRequest" as const)),
          where("conversation.id", "is not", null),
        ]),
      ]),
    )
    .$if(muted.length > 0, (query) => query.where("notification.kind", "not in", muted))
    .where((where) => {
      const isNoDay = where("notification.kind", "!=", sql.lit("ownDay" as const));
      return days.length > 0 ? where.or([isNoDay, where("notification.subjectId", "in", days)]) : isNoDay;
    });
}
