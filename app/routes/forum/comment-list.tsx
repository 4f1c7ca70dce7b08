import type { Post } from "../../api/types.ts";
import { Pagination } from "../../components/pagination.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { CommentCard } from "./comment-card.tsx";
import type { ThreadComments } from "./load-thread.ts";
import { usePageAddress } from "./page-address.ts";
import { replyThreads } from "./reply-threads.ts";
import type { Writing } from "./writing.ts";
import { m } from "../../messages/m.ts";

interface Props {
  post: Pick<Post, "isMine">;
  comments: ThreadComments;
  writing: Writing;
}

export function CommentList({ post, comments, writing }: Props) {
  const address = usePageAddress();
  if (comments.problem !== undefined)
    return <PartProblem lead={m.forumCommentsNotLoaded()} problem={comments.problem} />;
  const { list, page, totalPages } = comments;
  if (list.length === 0 && totalPages <= 1)
    return <p className="quiet">{post.isMine ? m.forumCommentsNoneOwn() : m.forumCommentsNone()}</p>;
  return (
    <>
      <ul className="comments">
        {replyThreads(list).map(({ comment, replies }) => (
          <CommentCard key={comment.id} post={post} comment={comment} writing={writing}>
            {replies.length > 0 ? (
              <ul className="replies" aria-label={m.forumRepliesTo({ name: comment.author.fullName })}>
                {replies.map((reply) => (
                  <CommentCard key={reply.id} post={post} comment={reply} writing={writing} />
                ))}
              </ul>
            ) : null}
          </CommentCard>
        ))}
      </ul>
      <Pagination page={page} totalPages={totalPages} label={m.forumComments()} address={address} />
    </>
  );
}
