import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../../failures.ts";
import { commentFor } from "./comments.ts";
import { postFor } from "./posts.ts";
import { say } from "../../contract/sentences/say.ts";

export async function markHelpful(context: Context, member: Member, commentId: string, isHelpful: boolean) {
  const comment = await commentFor(context, member, commentId);
  const post = await postFor(context, member, comment.postId);
  if (!post.isMine) throw notFound("comment");
  if (isHelpful) requireNotSuspended(context, member);
  if (comment.isMine) throw invalid("", say.ownCommentHelpful);
  await context.db
    .updateTable("comment")
    .set({ isHelpful: isHelpful ? 1 : 0 })
    .where("id", "=", commentId)
    .execute();
}
