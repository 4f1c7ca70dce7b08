import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { NotificationTable } from "../../db/schema/forum.ts";
import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { isInSight } from "../chat/conversations.ts";
import { authorOf, GONE } from "../forum/authors.ts";
import { mayMeetComment, mayMeetPost } from "../forum/visibility.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { daySentence, tellOwnDays } from "./day-news.ts";
import { mutedKinds } from "./topics.ts";

/** Something that happened for a member while she was away. */
export interface Notification {
  id: string;
  sentence: string;
  /** The post, and the comment under it, that she may open; null where there is nothing to meet. */
  postId: string | null;
  commentId: string | null;
  /** Of the message to those who run the site that was answered. */
  contactReference: string | null;
  /** Who would like to write to her. */
  partnerId: string | null;
  /** The day with dates of hers. */
  day: string | null;
  isRead: boolean;
  createdAt: number;
}

const COUNTED_MAX = 100;
const TITLE_SHOWN = 60;

/** Newest first. Of what she has hidden, blocked, may not meet any more or does not want nothing is said. */
export async function listNotifications(context: Context, member: Member, paging: Paging): Promise<Page<Notification>> {
  const wanted = await wantedBy(context, member);
  const now = today(context);
  const page = await readPage(
    notifications(context, member, wanted)
      .leftJoin("member as author", "author.id", "comment.authorId")
      .leftJoin("member as partner", "partner.id", "conversationSide.otherId")
      .select(["notification.id", "notification.kind", "notification.sentence", "notification.commentCount"])
      .select("notification.subjectId")
      .select(["notification.createdAt", "notification.readAt"])
      .select(["post.id as postId", "post.title", "post.authorId as postAuthorId"])
      .select(["comment.id as commentId", "comment.authorId", "comment.pseudonym"])
      .select(["author.fullName", "author.image", "author.isSample"])
      .select(["conversationSide.otherId as partnerId", "partner.fullName as partnerName"])
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
      day: row.kind === "ownDay" ? row.subjectId : null,
      isRead: row.readAt !== null,
      createdAt: row.createdAt,
    })),
  };
}

/** How many she has not read; counted to 100. */
export async function countUnreadNotifications(context: Context, member: Member): Promise<number> {
  const unread = await notifications(context, member, await wantedBy(context, member))
    .select("notification.id")
    .where("notification.readAt", "is", null)
    .limit(COUNTED_MAX)
    .execute();
  return unread.length;
}

/** Marks all that came until an instant (epoch milliseconds) as read. */
export async function markAllRead({ db, now }: Context, member: Member, until: number): Promise<void> {
  await db
    .updateTable("notification")
    .set({ readAt: now() })
    .where("memberId", "=", member.id)
    .where("readAt", "is", null)
    .where("createdAt", "<=", until)
    .execute();
}

/** Marks what is new in a thread as read, for she has seen it. */
export function markThreadRead(context: Context, member: Member, postId: string): Promise<void> {
  return markRead(context, member, (where) => where("threadId", "=", postId));
}

/** The same for what was told of one thing, such as an answer to her message. */
export function markSubjectRead(
  context: Context,
  member: Member,
  { kind, id }: { kind: NotificationTable["subjectKind"]; id: string },
): Promise<void> {
  return markRead(context, member, (where) =>
    where.and([where("subjectKind", "=", kind), where("subjectId", "=", id)]),
  );
}

type Unread = ExpressionBuilder<Schema, "notification">;

/** Mostly nothing is unread, and then nothing is written. */
async function markRead(
  { db, now }: Context,
  member: Member,
  which: (where: Unread) => ExpressionWrapper<Schema, "notification", SqlBool>,
) {
  const unread = await db
    .selectFrom("notification")
    .select("id")
    .where("memberId", "=", member.id)
    .where("readAt", "is", null)
    .where(which)
    .execute();
  for (const { id } of unread) {
    await db.updateTable("notification").set({ readAt: now() }).where("id", "=", id).execute();
  }
}

interface Wanted {
  muted: NotificationTable["kind"][];
  /** Days with dates of hers, of which alone is spoken. */
  days: CalendarDate[];
}

/** What she wants to be told, once she is told of her days. */
async function wantedBy(context: Context, member: Member): Promise<Wanted> {
  const muted = await mutedKinds(context, member);
  return { muted, days: muted.includes("ownDay") ? [] : await tellOwnDays(context, member) };
}

function notifications({ db }: Context, member: Member, { muted, days }: Wanted) {
  return db
    .selectFrom("notification")
    .leftJoin("comment", (join) =>
      join
        .onRef("comment.id", "=", "notification.subjectId")
        .on("notification.subjectKind", "=", "comment")
        .on((on) => mayMeetComment(member)(on)),
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
        .on((on) => mayMeetPost(member)(on)),
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

interface CommentNews {
  title: string | null;
  postAuthorId: string | null;
  commentId: string | null;
  commentCount: number;
  authorId: string | null;
  pseudonym: string | null;
  fullName: string | null;
  image: string | null;
  isSample: number | null;
}

interface News extends CommentNews, Pick<Selectable<NotificationTable>, "kind" | "sentence" | "subjectId"> {
  partnerName: string | null;
}

function sentenceOf(news: News, member: Member, now: CalendarDate): string {
  if (news.kind === "messageRequest") return `${apart(news.partnerName ?? GONE)} would like to write to you.`;
  if (news.kind === "ownDay") return daySentence(news.subjectId, now);
  return news.kind === "comment" ? commentSentence(news, member) : news.sentence;
}

/** The last of several comments may be one that she doesn't meet: then nobody is named and nothing counted. */
function commentSentence(news: CommentNews, member: Member): string {
  const title = apart(shortened(news.title ?? ""));
  if (news.commentId === null) return `There are new comments on '${title}'.`;
  const name = apart(authorOf(news).name);
  if (news.commentCount > 1) return `${news.commentCount} new comments on '${title}', the last by ${name}.`;
  return `${name} commented on ${news.postAuthorId === member.id ? "your post" : "the post"} '${title}'.`;
}

/** Kept from turning the direction of the sentence around it. */
const apart = (text: string) => `\u2068${text}\u2069`;

function shortened(title: string) {
  const letters = [...new Intl.Segmenter("en").segment(title)].map(({ segment }) => segment);
  return letters.length > TITLE_SHOWN ? `${letters.slice(0, TITLE_SHOWN).join("")}…` : title;
}
