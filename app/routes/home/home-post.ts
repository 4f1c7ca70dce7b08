import type { Post } from "../../api/types.ts";
import { momentOf, type Moment } from "../../format/relative-time.ts";
import { excerpt, shorten } from "../../format/shorten.ts";

const TITLE_MAX = 80;
const TEXT_MAX = 140;

export interface HomePost extends Pick<Post, "id" | "title" | "description" | "author" | "mood" | "isAdminPost"> {
  written: Moment;
  isEdited: boolean;
}

export function homePost(post: Post, timeZone: string): HomePost {
  const { id, title, description, author, mood, isAdminPost, createdTime, editedTime } = post;
  return {
    id,
    title: shorten(title, TITLE_MAX),
    description: excerpt(description, TEXT_MAX),
    author,
    mood,
    isAdminPost,
    written: momentOf(createdTime, timeZone),
    isEdited: editedTime !== null,
  };
}
