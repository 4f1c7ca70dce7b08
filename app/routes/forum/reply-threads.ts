import type { Comment } from "../../api/types.ts";
import type { Written } from "./written.ts";

export interface ReplyThread {
  comment: Written<Comment>;
  replies: Written<Comment>[];
}

/** A reply whose comment is not on this page, or is gone, stands by itself. */
export function replyThreads(list: Written<Comment>[]): ReplyThread[] {
  const threads = new Map<string, ReplyThread>();
  for (const comment of list) {
    const answered = comment.replyTo === null ? undefined : threads.get(comment.replyTo);
    if (answered) answered.replies.push(comment);
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}
