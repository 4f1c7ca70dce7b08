import type { OwnDecision } from "../../api/types.ts";

interface Decided extends Pick<OwnDecision, "kind" | "about" | "outcome"> {
  /** A calendar date; null when she can write. */
  until: string | null;
  isOver: boolean;
}

export function decisionInWords({ kind, about, outcome, until, isOver }: Decided): string {
  if (kind === "warn")
    return about === "member"
      ? "A moderator warned you about your messages."
      : `A moderator warned you about your ${about}.`;
  if (kind === "remove") return `A moderator removed your ${about} for good.`;
  const hidden = about === "review" ? "Your review is not shown" : `A moderator hid your ${about}`;
  if (until === null) return `${hidden}.`;
  const over = outcome === "undone" ? "you could not write for a while" : `you could not write until ${until}`;
  const lost = isOver || outcome === "undone" ? over : `you can read here, but not write, until ${until}`;
  return about === "member" ? `Because of your messages ${lost}.` : `${hidden}, and ${lost}.`;
}
