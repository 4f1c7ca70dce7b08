import type { Moment } from "../../format/relative-time.ts";
import type { OwnDecision } from "../../api/types.ts";

interface Decided extends Pick<OwnDecision, "kind" | "about" | "outcome"> {
  /** Null when the member can write. */
  until: Moment | null;
  isOver: boolean;
}

export function DecisionInWords({ decision }: { decision: Decided }) {
  const { kind, about, outcome, until, isOver } = decision;
  if (kind === "warn")
    return about === "member"
      ? "A moderator warned you about your messages."
      : `A moderator warned you about your ${about}.`;
  if (about === "picture") return "A moderator took down the picture of your post.";
  if (kind === "remove") return `A moderator removed your ${about} for good.`;
  const hidden = about === "review" ? "Your review is not shown" : `A moderator hid your ${about}`;
  if (until === null) return `${hidden}.`;
  const begin = about === "member" ? "Because of your messages" : `${hidden}, and`;
  if (outcome === "undone") return `${begin} you could not write for a while.`;
  return (
    <>
      {begin} {isOver ? "you could not write until" : "you can read here, but not write, until"}{" "}
      <time dateTime={until.dateTime}>{until.label}</time>.
    </>
  );
}
