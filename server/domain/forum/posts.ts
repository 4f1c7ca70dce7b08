import type { ExpressionBuilder, Nullable, Selectable } from "kysely";
import { flagOf } from "../../db/flag.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { Schema } from "../../db/schema.ts";
import type { PostTable } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { authorOf, partnerIdOf, type Author } from "./authors.ts";
import { blockedCommentCounts } from "./comment-counts.ts";
import { follows } from "./following.ts";
import type { PostPicture } from "./post-pictures.ts";
import type { NamedTopic, Topic } from "./topics.ts";
import { canViewPost, type Viewer } from "./visibility.ts";

export interface Post extends Omit<Selectable<PostTable>, "searchText" | "isUnlisted"> {
  topic: (NamedTopic & Pick<Topic, "isUnlisted">) | null;
  picture: PostPicture | null;
  isFollowed: boolean;
  author: Author;
  partnerId: string | null;
  isMine: boolean;
  isLiked: boolean;
}

export async function postFor(context: Context, viewer: Viewer, id: string): Promise<Post> {
  const post = await findPost(context, viewer, id);
  if (!post) throw notFound("post");
  return post;
}

export async function findPost(context: Context, viewer: Viewer, id: string): Promise<Post | null> {
  const rows = await postById(context.db, { id, viewerId: idOf(viewer) }, viewer !== null);
  const [post = null] = await seenBy(context, viewer, rows);
  return post;
}

const postById = keptQuery((db, { id, viewerId }: { id: string; viewerId: string }, isMember: boolean) =>
  posts({ db }, isMember ? { id: viewerId } : null).where("post.id", "=", id),
);

export const idOf = (viewer: Viewer) => viewer?.id ?? "";

export function posts({ db }: Pick<Context, "db">, viewer: Viewer) {
  return db
    .selectFrom("post")
    .leftJoin("member", "member.id", "post.authorId")
    .leftJoin("topic", "topic.id", "post.topicId")
    .leftJoin("postPicture", "postPicture.postId", "post.id")
    .select([
      "post.number",
      "post.id",
      "post.authorId",
      "post.pseudonym",
      "post.mood",
      "post.title",
      "post.body",
      "post.isEditorial",
      "post.state",
      "post.stateReason",
      "post.likeCount",
      "post.commentCount",
      "post.openReportCount",
      "post.version",
      "post.submissionKey",
      "post.createdAt",
      "post.editedAt",
      "post.topicId",
      "topic.name as topicName",
      "topic.urduName",
      "topic.isUnlisted",
      "member.fullName",
      "member.image",
      "member.isSample",
      "member.isFindable",
      "member.acceptsRequests",
      "postPicture.path",
      "postPicture.width",
      "postPicture.height",
      "postPicture.alt",
      "postPicture.state as pictureState",
    ])
    .select((row) => [hasLiked(row, viewer).as("isLiked"), follows(row, viewer).as("isFollowed")])
    .where((where) => canViewPost(viewer)(where))
    .orderBy("post.createdAt", "desc")
    .orderBy("post.number", "desc");
}

function hasLiked(row: ExpressionBuilder<Schema, "post">, viewer: Viewer) {
  return flagOf(
    row
      .selectFrom("postLike")
      .select("postLike.postId")
      .whereRef("postLike.postId", "=", "post.id")
      .where("postLike.memberId", "=", idOf(viewer)),
  );
}

export async function seen(context: Context, viewer: Viewer, query: ReturnType<typeof posts>): Promise<Post[]> {
  return seenBy(context, viewer, await query.execute());
}

type Row = Awaited<ReturnType<ReturnType<typeof posts>["execute"]>>[number];

export async function seenBy(context: Context, viewer: Viewer, rows: Row[]): Promise<Post[]> {
  const blocked = await blockedCommentCounts(
    context,
    viewer,
    rows.flatMap(({ id, commentCount }) => (commentCount > 0 ? [id] : [])),
  );
  return rows.map(({ fullName, image, isSample, isFindable, acceptsRequests, isLiked, isFollowed, ...rest }) => {
    const { topicName, urduName, isUnlisted, path, width, height, alt, pictureState, ...row } = rest;
    const isMine = viewer !== null && row.authorId === viewer.id;
    return {
      ...row,
      topic:
        row.topicId && topicName && isUnlisted !== null
          ? { id: row.topicId, name: topicName, urduName, isUnlisted }
          : null,
      picture: pictureFor(isMine, { path, width, height, alt, state: pictureState }),
      isFollowed: isFollowed === 1,
      commentCount: row.commentCount - (blocked.get(row.id) ?? 0),
      author: authorOf({ authorId: row.authorId, pseudonym: row.pseudonym, fullName, image, isSample }),
      partnerId: partnerIdOf(viewer, { ...row, isFindable, acceptsRequests }),
      isMine,
      isLiked: isLiked === 1,
    };
  });
}

function pictureFor(isMine: boolean, joined: Nullable<PostPicture>): PostPicture | null {
  const { path, width, height, alt, state } = joined;
  if (path === null || width === null || height === null || alt === null || state === null) return null;
  return isMine || state === "shown" ? { path, width, height, alt, state } : null;
}
