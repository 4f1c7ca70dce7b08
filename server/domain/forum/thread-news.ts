import { sql } from "kysely";
import { separates } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { pushLater } from "../notify/push-later.ts";

const NOTIFIED_MAX = 200;

/** Call in the transaction that shows the comment, while the thread is locked. */
export async function notifyThread(context: Pick<Context, "db" | "now">, commentId: string): Promise<void> {
  const { db, now } = context;
  const comment = await db
    .selectFrom("comment")
    .select(["postId", "authorId", "pseudonym"])
    .where("id", "=", commentId)
    .executeTakeFirst();
  if (!comment?.authorId) return;
  const { postId, authorId, pseudonym } = comment;
  const part = db
    .selectFrom("post")
    .select("post.authorId as memberId")
    .where("post.id", "=", postId)
    .union(db.selectFrom("comment").select("comment.authorId as memberId").where("comment.postId", "=", postId))
    .union(db.selectFrom("threadFollow").select("threadFollow.memberId").where("threadFollow.postId", "=", postId));
  const notified = await db
    .selectFrom(part.as("part"))
    .innerJoin("member", "member.id", "part.memberId")
    .select("member.id")
    .where("member.id", "!=", authorId)
    .where("member.id", "not in", (where) =>
      where
        .selectFrom("threadFollow")
        .select("threadFollow.memberId")
        .where("threadFollow.postId", "=", postId)
        .where("threadFollow.isFollowing", "=", 0),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("memberBlock")
            .select("memberBlock.id")
            .where((block) =>
              pseudonym === null
                ? separates(block, block.ref("member.id"), block.val(authorId))
                : block.and([
                    block("memberBlock.threadId", "=", postId),
                    block("memberBlock.memberId", "=", block.ref("member.id")),
                    block("memberBlock.blockedId", "=", authorId),
                  ]),
            ),
        ),
      ),
    )
    .limit(NOTIFIED_MAX)
    .execute();
  if (notified.length === 0) return;
  const createdAt = now();
  await db
    .insertInto("notification")
    .values(
      notified.map(({ id: memberId }) => ({
        id: newId(),
        memberId,
        kind: "comment" as const,
        subjectKind: "comment" as const,
        subjectId: commentId,
        sentence: "",
        news: null,
        threadId: postId,
        commentCount: 1,
        createdAt,
        readAt: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["memberId", "threadId"])
        .where("kind", "=", sql.lit("comment" as const))
        .where("readAt", "is", null)
        .doUpdateSet((row) => ({
          subjectId: commentId,
          createdAt,
          commentCount: row("notification.commentCount", "+", 1),
        })),
    )
    .execute();
  await pushLater(
    context,
    notified.map(({ id }) => id),
    "news",
  );
}
