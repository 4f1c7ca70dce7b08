import type { Comment, Post } from "../../api/types.ts";
import { excerpt } from "../../format/shorten.ts";
import { momentOf, type Moment } from "../../format/relative-time.ts";

export type Written<T> = T & { written: Moment };

export function writtenPost<P extends Post>(post: P, timeZone: string): Written<P> {
  return { ...post, written: momentOf(post.createdTime, timeZone) };
}

export function listedPost(post: Post, timeZone: string, textMax: number): Written<Post> {
  return { ...writtenPost(post, timeZone), description: excerpt(post.description, textMax) };
}

export function writtenComment(comment: Comment, timeZone: string): Written<Comment> {
  return { ...comment, written: momentOf(Date.parse(comment.createdAt), timeZone) };
}
