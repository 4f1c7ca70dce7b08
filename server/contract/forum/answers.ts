import { z } from "zod";
import { TEXT_STATES } from "../moderation/choices.ts";
import { moment } from "../times.ts";

export const AuthorJson = z
  .object({
    fullName: z.string(),
    image: z.string().nullable(),
    isPseudonym: z.boolean(),
    isGone: z.boolean(),
    isSample: z.boolean(),
  })
  .meta({ id: "Author" });
export type AuthorJson = z.infer<typeof AuthorJson>;

const text = {
  _id: z.string(),
  userId: AuthorJson,
  partnerId: z
    .string()
    .nullable()
    .meta({ description: "Of the author, to write to; null for pseudonyms and for members who chose not to be found" }),
  likescounter: z.int(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  state: z.enum(TEXT_STATES).meta({ description: "Others see what is shown; authors see their own in every state" }),
  stateReason: z.string().nullable().meta({ description: "What a moderator told the author; null for others" }),
  version: z.int().meta({ description: "Sent back with an edit, so that no two overwrite each other" }),
  editedTime: moment.nullable(),
};

export const PostJson = z
  .object({
    ...text,
    title: z.string(),
    description: z.string(),
    moodID: z.int().meta({
      minimum: 1,
      maximum: 8,
      description: "1 Smile, 2 Happy, 3 Sad, 4 Anxious, 5 Nauseous, 6 Excited, 7 Angry, 8 In love",
    }),
    uploadingTime: z.int().meta({ description: "Epoch milliseconds, the server's" }),
    commentsCounter: z.int(),
    isAdminPost: z.boolean(),
  })
  .meta({ id: "Post" });
export type PostJson = z.infer<typeof PostJson>;

export const CommentJson = z
  .object({
    ...text,
    comment: z.string(),
    postId: z.string(),
    createdDate: z.string().meta({ format: "date-time", description: "The server's" }),
    isByPostAuthor: z.boolean(),
  })
  .meta({ id: "Comment" });
export type CommentJson = z.infer<typeof CommentJson>;
