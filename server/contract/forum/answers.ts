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

export const TopicJson = z
  .object({
    id: z.string(),
    name: z.string(),
    isUnlisted: z
      .boolean()
      .meta({ description: "Its posts are in no list, search or home page but that of the topic" }),
  })
  .meta({ id: "Topic" });
export type TopicJson = z.infer<typeof TopicJson>;

export const EditedTopicJson = TopicJson.extend({
  urduName: z
    .string()
    .meta({ description: "What readers of Urdu see in place of the name; empty where that is the name" }),
  isClosed: z.boolean().meta({ description: "Takes no new posts, and is not offered to readers" }),
  position: z.int(),
  version: z.int(),
}).meta({ id: "EditedTopic" });
export type EditedTopicJson = z.infer<typeof EditedTopicJson>;

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

export const PostPictureJson = z
  .object({
    url: z.string().meta({
      description:
        "Path to prefix with the API base: of a JPEG that anybody may read, or, while others do not see it, of a call that takes its author's token and answers a WebP",
    }),
    width: z.int(),
    height: z.int(),
    alt: z.string().meta({ description: "What it shows" }),
    isWaiting: z.boolean().meta({ description: "Only its author sees it until a moderator has looked at it" }),
  })
  .meta({ id: "PostPicture" });
export type PostPictureJson = z.infer<typeof PostPictureJson>;

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
    topic: TopicJson.or(z.null()),
    picture: PostPictureJson.or(z.null()),
    isFollowed: z.boolean().meta({ description: "Whether the member is notified of new comments" }),
  })
  .meta({ id: "Post" });
export type PostJson = z.infer<typeof PostJson>;

export const WholePostJson = PostJson.extend({
  dangerSign: z
    .object({ words: z.string(), urgency: z.enum(["today", "now"]) })
    .nullable()
    .meta({ description: "The most urgent danger sign that the words name, to lead the reader to its advice" }),
}).meta({ id: "WholePost" });
export type WholePostJson = z.infer<typeof WholePostJson>;

export const CommentJson = z
  .object({
    ...text,
    comment: z.string(),
    postId: z.string(),
    createdDate: z.string().meta({ format: "date-time", description: "The server's" }),
    isByPostAuthor: z.boolean(),
    isByStaff: z.boolean().meta({ description: "Written under the own name by who moderates or edits" }),
    isHelpful: z.boolean().meta({ description: "So says the author of the post" }),
    replyTo: z.string().nullable().meta({ description: "The comment that it answers; it is never a reply itself" }),
  })
  .meta({ id: "Comment" });
export type CommentJson = z.infer<typeof CommentJson>;
