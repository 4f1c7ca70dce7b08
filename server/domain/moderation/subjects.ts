import { sql } from "kysely";
import type { SubjectKind, TextState } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import { authorOf, threadOfName, type Author } from "../forum/authors.ts";
import { pictureOfPost, type PostPicture } from "../forum/post-pictures.ts";
import { reviewState } from "../reviews/own-review.ts";

export interface Subject {
  kind: SubjectKind | "review";
  id: string;
  postId: string | null;
  authorId: string | null;
  author: Author;
  threadId: string;
  title: string | null;
  body: string;
  state: TextState;
  version: number;
  writtenAt: number;
  picture: PostPicture | null;
}

export async function subjectById(context: Context, kind: Subject["kind"], id: string): Promise<Subject | null> {
  return kind === "review" ? reviewById(context, id) : textById(context, kind, id);
}

async function reviewById({ db }: Context, id: string): Promise<Subject | null> {
  const row = await db
    .selectFrom("review")
    .innerJoin("member", "member.id", "review.memberId")
    .select(["review.memberId", "rating", "comment", "isApproved", "decidedAt", "version", "review.createdAt"])
    .select(["fullName", "image", "isSample"])
    .where("review.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { memberId: authorId, rating } = row;
  return {
    kind: "review",
    id,
    postId: null,
    authorId,
    author: authorOf({ ...row, authorId, pseudonym: null }),
    threadId: EVERYWHERE,
    title: rating === 1 ? "1 star" : `${rating} stars`,
    body: row.comment,
    state: reviewState(row),
    version: row.version,
    writtenAt: row.createdAt,
    picture: null,
  };
}

async function textById(context: Context, kind: SubjectKind, id: string): Promise<Subject | null> {
  const { db } = context;
  const row =
    kind === "post"
      ? await db
          .selectFrom("post")
          .leftJoin("member", "member.id", "post.authorId")
          .select(["post.id", "post.id as postId", "authorId", "pseudonym", "title", "body", "state", "version"])
          .select(["post.createdAt", "fullName", "image", "isSample"])
          .where("post.id", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("comment")
          .leftJoin("member", "member.id", "comment.authorId")
          .select(["comment.id", "postId", "authorId", "pseudonym", "body", "state", "version"])
          .select(sql<string | null>`null`.as("title"))
          .select(["comment.createdAt", "fullName", "image", "isSample"])
          .where("comment.id", "=", id)
          .executeTakeFirst();
  if (!row) return null;
  return {
    kind,
    id: row.id,
    postId: row.postId,
    authorId: row.authorId,
    author: authorOf(row),
    threadId: threadOfName(row),
    title: row.title,
    body: row.body,
    state: row.state,
    version: row.version,
    writtenAt: row.createdAt,
    picture: kind === "post" ? await pictureOfPost(context, id) : null,
  };
}
