import type { ReactNode } from "react";
import { Pagination } from "../../components/pagination.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { CommentCard } from "./comment-card.tsx";
import type { ThreadComments } from "./load-thread.ts";
import { usePageAddress } from "./page-address.ts";

interface Props {
  comments: ThreadComments;
  empty: ReactNode;
}

export function CommentList({ comments, empty }: Props) {
  const address = usePageAddress();
  if (comments.problem !== undefined) return <PartProblem what="the comments" problem={comments.problem} />;
  const { list, page, totalPages } = comments;
  if (list.length === 0 && totalPages <= 1) return <p className="quiet">{empty}</p>;
  return (
    <>
      <ul className="comments">
        {list.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
      </ul>
      <Pagination page={page} totalPages={totalPages} label="Comments" address={address} />
    </>
  );
}
