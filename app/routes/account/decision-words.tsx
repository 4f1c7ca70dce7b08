import { Rich } from "../../components/rich.tsx";
import type { Moment } from "../../format/relative-time.ts";
import type { OwnDecision } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

interface Decided extends Pick<OwnDecision, "kind" | "about" | "outcome"> {
  /** Null when the member can write. */
  until: Moment | null;
  isOver: boolean;
}

export function DecisionInWords({ decision }: { decision: Decided }) {
  const { kind, about, outcome, until, isOver } = decision;
  if (about === "picture") return m.accountPictureTakenDown();
  const words = wordsOf[about];
  if (kind === "warn") return words.warned();
  if (kind === "remove") return words.removed();
  if (until === null) return words.hidden();
  if (outcome === "undone") return words.undone();
  return (
    <Rich
      of={isOver ? words.over : words.until}
      marks={{ time: <time dateTime={until.dateTime} /> }}
      with={{ time: until.label }}
    />
  );
}

const wordsOf = {
  post: {
    warned: m.accountWarnedPost,
    removed: m.accountRemovedPost,
    hidden: m.accountHidPost,
    undone: m.accountHidPostUndone,
    until: m.accountHidPostUntil,
    over: m.accountHidPostOver,
  },
  comment: {
    warned: m.accountWarnedComment,
    removed: m.accountRemovedComment,
    hidden: m.accountHidComment,
    undone: m.accountHidCommentUndone,
    until: m.accountHidCommentUntil,
    over: m.accountHidCommentOver,
  },
  review: {
    warned: m.accountWarnedReview,
    removed: m.accountRemovedReview,
    hidden: m.accountHidReview,
    undone: m.accountHidReviewUndone,
    until: m.accountHidReviewUntil,
    over: m.accountHidReviewOver,
  },
  // Messages are warned of or suspended for, never hidden or removed.
  member: {
    warned: m.accountWarnedMessages,
    removed: m.accountWarnedMessages,
    hidden: m.accountWarnedMessages,
    undone: m.accountMessagesUndone,
    until: m.accountMessagesUntil,
    over: m.accountMessagesOver,
  },
};
