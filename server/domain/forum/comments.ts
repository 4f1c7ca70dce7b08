import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import { flagOf } from "../../db/flag.ts";
import type { Schema } from "../../db/schema.ts";
import type { CommentTable } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { found, notFound } from "../../failures.ts";
import { countOf, offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { authorOf, partnerIdOf, type Author } from "./authors.ts";
import { postFor, type Post } from "./posts.ts";
import { canViewComment, type Viewer } from "./visibility.ts";

/** A comment as one viewer meets it. */
export interface Comment extends Selectable<CommentTable> {
  author: Author;
  /** The author, where this viewer can write to her. */
  partnerId: string | null;
  /** Of the post that it stands under. */
  isByPostAuthor: boolean;
  isMine: boolean;
  isLiked: boolean;
}

/**
 * The comments of a post, the first written first.
 * @param holding a comment: the page on which it stands is given, whatever page is asked for.
 * @throws {Failure} notFound, for a post or comment that she may not meet.
 */
export async function commentsOf(
  context: Context,
  viewer: Viewer,
  postId: string,
  { holding, ...asked }: Paging & { holding?: string | undefined },
): Promise<Page<Comment>> {
  const post = await postFor(context, viewer, postId);
  const paging = holding ? { ...asked, page: await pageHolding(context, viewer, postId, holding, asked) } : asked;
  // Found first, so that nothing else is read of the comments before this page.
  const page = context.db
    .selectFrom("comment")
    .select("comment.number")
    .where("comment.postId", "=", postId)
    .where((where) => canViewComment(viewer)(where))
    .orderBy("comment.number")
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const rows = await comments(context, viewer).where("comment.number", "in", page).orderBy("comment.number").execute();
  const total = post.commentCount + (await countOwnUnshown(context, viewer, postId));
  return pageOf(
    rows.map((row) => seenBy(viewer, row, post)),
    total,
    paging,
  );
}

/** Counted as she meets them: the last page by the kept count may be past them all when she has blocked somebody. */
async function pageHolding(context: Context, viewer: Viewer, postId: string, id: string, { limit }: Paging) {
  const rows = comments(context, viewer).where("comment.postId", "=", postId);
  const comment = found(await rows.where("comment.id", "=", id).executeTakeFirst(), "comment");
  const before = await countOf(rows.where("comment.number", "<", comment.number));
  return Math.floor(before / limit) + 1;
}

/** @throws {Failure} notFound, also when she may not meet it or the post above it. */
export async function commentFor(context: Context, viewer: Viewer, id: string): Promise<Comment> {
  const row = await comments(context, viewer).where("comment.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("comment");
  return seenBy(viewer, row, await postFor(context, viewer, row.postId));
}

function comments({ db }: Context, viewer: Viewer) {
  return db
    .selectFrom("comment")
    .leftJoin("member", "member.id", "comment.authorId")
    .selectAll("comment")
    .select(["member.fullName", "member.image", "member.isSample", "member.isFindable", "member.acceptsRequests"])
    .select((row) => hasLiked(row, viewer).as("isLiked"))
    .where((where) => canViewComment(viewer)(where));
}

function hasLiked(row: ExpressionBuilder<Schema, "comment">, viewer: Viewer) {
  return flagOf(
    row
      .selectFrom("commentLike")
      .select("commentLike.commentId")
      .whereRef("commentLike.commentId", "=", "comment.id")
      .where("commentLike.memberId", "=", viewer?.id ?? ""),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof comments>["execute"]>>[number];

/** Under another name than the post's, the post's author is not told apart: that would join the two. */
function seenBy(
  viewer: Viewer,
  { fullName, image, isSample, isFindable, acceptsRequests, isLiked, ...row }: Row,
  post: Post,
): Comment {
  return {
    ...row,
    author: authorOf({ authorId: row.authorId, pseudonym: row.pseudonym, fullName, image, isSample }),
    partnerId: partnerIdOf(viewer, { ...row, isFindable, acceptsRequests }),
    isByPostAuthor: row.authorId !== null && row.authorId === post.authorId && row.pseudonym === post.pseudonym,
    isMine: viewer !== null && row.authorId === viewer.id,
    isLiked: isLiked === 1,
  };
}

async function countOwnUnshown({ db }: Context, viewer: Viewer, postId: string) {
  if (!viewer) return 0;
  const { total } = await db
    .selectFrom("comment")
    .select(sql<number>`count(*)`.as("total"))
    .where("authorId", "=", viewer.id)
    .where("postId", "=", postId)
    .where("state", "!=", "shown")
    .executeTakeFirstOrThrow();
  return total;
}
