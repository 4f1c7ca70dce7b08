import type { Context } from "../context.ts";
import { removePicturesBy } from "../forum/post-pictures.ts";
import { countComments, countShownPosts, isListed, lockThread } from "../forum/text-states.ts";

export async function leaveForum(
  context: Context,
  memberId: string,
  { keepsTexts }: { keepsTexts: boolean },
): Promise<void> {
  // A fixed order, so that two members who leave at once cannot deadlock.
  for (const id of await threadsOf(context, memberId)) await lockThread(context, { kind: "post", id });
  await removeLikes(context, memberId);
  // Also of posts that stay: a picture may show more of her than words.
  await removePicturesBy(context, memberId);
  if (keepsTexts) return;
  await removePosts(context, memberId);
  await removeComments(context, memberId);
}

async function threadsOf({ db }: Context, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("post")
    .select("id as postId")
    .where("authorId", "=", memberId)
    .union(db.selectFrom("comment").select("postId").where("authorId", "=", memberId))
    .union(db.selectFrom("postLike").select("postId").where("memberId", "=", memberId))
    .union(
      db
        .selectFrom("commentLike")
        .innerJoin("comment", "comment.id", "commentLike.commentId")
        .select("postId")
        .where("memberId", "=", memberId),
    )
    .execute();
  return rows.map(({ postId }) => postId).toSorted();
}

async function removeLikes({ db }: Context, memberId: string) {
  await db
    .updateTable("post")
    .set((row) => ({ likeCount: row("likeCount", "-", 1) }))
    .where("id", "in", (where) => where.selectFrom("postLike").select("postId").where("memberId", "=", memberId))
    .execute();
  await db
    .updateTable("comment")
    .set((row) => ({ likeCount: row("likeCount", "-", 1) }))
    .where("id", "in", (where) => where.selectFrom("commentLike").select("commentId").where("memberId", "=", memberId))
    .execute();
  await db.deleteFrom("postLike").where("memberId", "=", memberId).execute();
  await db.deleteFrom("commentLike").where("memberId", "=", memberId).execute();
}

async function removePosts(context: Context, memberId: string) {
  const posts = await context.db
    .deleteFrom("post")
    .where("authorId", "=", memberId)
    .returning(["state", "isUnlisted"])
    .execute();
  await countShownPosts(context, -posts.filter(isListed).length);
}

async function removeComments(context: Context, memberId: string) {
  const comments = await context.db
    .deleteFrom("comment")
    .where("authorId", "=", memberId)
    .returning(["postId", "state"])
    .execute();
  const shown = comments.filter(({ state }) => state === "shown");
  for (const [postId, { length }] of Map.groupBy(shown, (comment) => comment.postId)) {
    await countComments(context, postId, -length);
  }
}
