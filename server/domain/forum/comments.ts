import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import { flagOf } from "../../db/flag.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { Schema } from "../../db/schema.ts";
import type { CommentTable } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { found, notFound } from "../../failures.ts";
import { countOf, offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { authorOf, partnerIdOf, type Author } from "./authors.ts";
import { postFor, type Post } from "./posts.ts";
import { canViewComment, type Viewer } from "./visibility.ts";

const AT_ONCE = 100;

export type CommentOrder = "written" | "threads";

const root = sql<number>`coalesce(${sql.ref("comment.rootNumber")}, ${sql.ref("comment.number")})`;

export interface Comment extends Selectable<CommentTable> {
  author: Author;
  partnerId: string | null;
  isByPostAuthor: boolean;
  isMine: boolean;
  isLiked: boolean;
}

/** @param holding a comment whose page is returned, whatever page is asked for. */
export async function commentsOf(
  context: Context,
  viewer: Viewer,
  postId: string,
  { holding, order = "written", ...asked }: Paging & { holding?: string | undefined; order?: CommentOrder | undefined },
): Promise<Page<Comment>> {
  const post = await postFor(context, viewer, postId);
  const paging = holding
    ? { ...asked, page: await pageHolding(context, viewer, { postId, id: holding, order }, asked) }
    : asked;
  const page = { postId, offset: offsetOf(paging) };
  const variant = { order, limit: paging.limit };
  const rows = viewer
    ? await commentsForMember(context.db, { ...page, viewerId: viewer.id }, variant)
    : await pageOfComments(context, null, page, variant).execute();
  const total = post.commentCount + (await countOwnUnshown(context, viewer, postId));
  return pageOf(
    rows.map((row) => seenBy(viewer, row, post)),
    total,
    paging,
  );
}

interface PageOfThread {
  postId: string;
  offset: number;
}

interface Variant {
  order: CommentOrder;
  limit: number;
}

const commentsForMember = keptQuery((db, page: PageOfThread & { viewerId: string }, variant: Variant) =>
  pageOfComments({ db }, { id: page.viewerId }, page, variant),
);

/** The page is found by numbers first, so that whole comments are read for this page only. */
function pageOfComments(
  context: Pick<Context, "db">,
  viewer: Viewer,
  { postId, offset }: PageOfThread,
  { order, limit }: Variant,
) {
  const page = context.db
    .selectFrom("comment")
    .select("comment.number")
    .where("comment.postId", "=", postId)
    .where((where) => canViewComment(viewer)(where))
    .$if(order === "threads", (query) => query.orderBy(root))
    .orderBy("comment.number")
    .limit(limit)
    .offset(offset);
  return comments(context, viewer)
    .where("comment.number", "in", page)
    .$if(order === "threads", (query) => query.orderBy(root))
    .orderBy("comment.number");
}

/** Every comment in pages, so that a long thread takes no more memory than a short one. */
export async function allComments(context: Context, viewer: Viewer, postId: string) {
  const post = await postFor(context, viewer, postId);
  const total = post.commentCount + (await countOwnUnshown(context, viewer, postId));
  return { total, pages: pagesOf(context, viewer, post) };
}

async function* pagesOf(context: Context, viewer: Viewer, post: Post): AsyncGenerator<Comment[]> {
  const ofPost = comments(context, viewer).where("comment.postId", "=", post.id).orderBy("comment.number");
  for (let last = 0; ;) {
    const rows = await ofPost.where("comment.number", ">", last).limit(AT_ONCE).execute();
    yield rows.map((row) => seenBy(viewer, row, post));
    last = rows.at(-1)?.number ?? last;
    if (rows.length < AT_ONCE) return;
  }
}

/** Counts what the viewer can see: the stored count includes comments that a block hides. */
async function pageHolding(
  context: Context,
  viewer: Viewer,
  { postId, id, order }: { postId: string; id: string; order: CommentOrder },
  { limit }: Paging,
) {
  const rows = comments(context, viewer).where("comment.postId", "=", postId);
  const comment = found(await rows.where("comment.id", "=", id).executeTakeFirst(), "comment");
  const begun = comment.rootNumber ?? comment.number;
  const before = await countOf(
    rows.where((where) =>
      order === "written"
        ? where("comment.number", "<", comment.number)
        : where.or([
            where(root, "<", begun),
            where.and([where(root, "=", begun), where("comment.number", "<", comment.number)]),
          ]),
    ),
  );
  return Math.floor(before / limit) + 1;
}

export async function commentFor(context: Context, viewer: Viewer, id: string): Promise<Comment> {
  const row = await comments(context, viewer).where("comment.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("comment");
  return seenBy(viewer, row, await postFor(context, viewer, row.postId));
}

function comments({ db }: Pick<Context, "db">, viewer: Viewer) {
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

/** An author who comments under another name is not marked as the post's author: that would join the two names. */
function seenBy(
  viewer: Viewer,
  { fullName, image, isSample, isFindable, acceptsRequests, isLiked, ...row }: Row,
  post: Post,
): Comment {
  return {
    ...row,
    author: authorOf({ authorId: row.authorId, pseudonym: row.pseudonym, fullName, image, isSample }),
    partnerId: partnerIdOf(viewer, { ...row, isFindable, acceptsRequests }),
    isByPostAuthor: isByAuthorOf(post, row),
    isMine: viewer !== null && row.authorId === viewer.id,
    isLiked: isLiked === 1,
  };
}

/** Pseudonyms are unlike each other in a thread, and stay when their member leaves. */
function isByAuthorOf(post: Post, { authorId, pseudonym }: Pick<Row, "authorId" | "pseudonym">) {
  const isSameName = pseudonym === post.pseudonym;
  return isSameName && (pseudonym !== null || (authorId !== null && authorId === post.authorId));
}

async function countOwnUnshown({ db }: Context, viewer: Viewer, postId: string) {
  if (!viewer) return 0;
  const [row] = await ownUnshown(db, { authorId: viewer.id, postId });
  return row?.total ?? 0;
}

const ownUnshown = keptQuery((db, { authorId, postId }: { authorId: string; postId: string }) =>
  db
    .selectFrom("comment")
    .select(sql<number>`count(*)`.as("total"))
    .where("authorId", "=", authorId)
    .where("postId", "=", postId)
    .where("state", "!=", sql.lit("shown" as const)),
);
