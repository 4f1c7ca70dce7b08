import { z } from "@hono/zod-openapi";
import type { Author } from "../../domain/forum/authors.ts";
import type { Comment } from "../../domain/forum/comments.ts";
import type { Post } from "../../domain/forum/posts.ts";

const AuthorJson = z
  .object({
    fullName: z.string(),
    image: z.string().nullable(),
    isPseudonym: z.boolean(),
    isGone: z.boolean(),
    isSample: z.boolean(),
  })
  .openapi("Author");

const state = z
  .enum(["shown", "waiting", "reported", "hidden"])
  .openapi({ description: "Others see what is shown; the author sees her own in every state" });

const text = {
  _id: z.string(),
  userId: AuthorJson,
  partnerId: z
    .string()
    .nullable()
    .openapi({ description: "Of the author, to write to; null for pseudonyms and who does not let herself be found" }),
  likescounter: z.number(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  state,
  stateReason: z.string().nullable().openapi({ description: "What a moderator told the author; null for others" }),
  version: z.number().openapi({ description: "Sent back with an edit, so that no two overwrite each other" }),
  editedTime: z.number().nullable().openapi({ description: "Epoch milliseconds" }),
};

export const PostJson = z
  .object({
    ...text,
    title: z.string(),
    description: z.string(),
    moodID: z.number(),
    uploadingTime: z.number().openapi({ description: "Epoch milliseconds, the server's" }),
    commentsCounter: z.number(),
    isAdminPost: z.boolean(),
  })
  .openapi("Post");

export const CommentJson = z
  .object({
    ...text,
    comment: z.string(),
    postId: z.string(),
    createdDate: z.string().openapi({ format: "date-time", description: "The server's" }),
    isByPostAuthor: z.boolean(),
  })
  .openapi("Comment");

export function postJson(post: Post): z.infer<typeof PostJson> {
  return {
    ...textJson(post),
    title: post.title,
    description: post.body,
    moodID: post.mood,
    uploadingTime: post.createdAt,
    commentsCounter: post.commentCount,
    isAdminPost: post.isEditorial === 1,
  };
}

export function commentJson(comment: Comment): z.infer<typeof CommentJson> {
  return {
    ...textJson(comment),
    comment: comment.body,
    postId: comment.postId,
    createdDate: new Date(comment.createdAt).toISOString(),
    isByPostAuthor: comment.isByPostAuthor,
  };
}

function textJson(text: Post | Comment) {
  const { id, author, partnerId, likeCount, isMine, isLiked, state, stateReason, version, editedAt } = text;
  return {
    _id: id,
    userId: authorJson(author),
    partnerId,
    likescounter: likeCount,
    isMine,
    isLiked,
    state,
    stateReason: isMine ? stateReason : null,
    version,
    editedTime: editedAt,
  };
}

export function authorJson({ kind, name, image, isSample }: Author): z.infer<typeof AuthorJson> {
  return { fullName: name, image, isPseudonym: kind === "pseudonym", isGone: kind === "gone", isSample };
}
