import type { OwnDecision } from "../../api/types.ts";

interface Decided extends Pick<OwnDecision, "kind" | "about"> {
  /** The date until which she can't write; null when she can. */
  until: string | null;
  isOver: boolean;
}

/** What a moderator decided, as the member reads it. */
export function decisionInWords({ kind, about, until, isOver }: Decided): string {
  if (kind === "warn")
    return about === "member"
      ? "A moderator warned you about your messages."
      : `A moderator warned you about your ${about}.`;
  if (kind === "remove") return `A moderator removed your ${about} for good.`;
  const hidden = about === "review" ? "Your review is not shown" : `A moderator hid your ${about}`;
  if (until === null) return `${hidden}.`;
  const lost = isOver ? `you could not write until ${until}` : `you can read here, but not write, until ${until}`;
  return about === "member" ? `Because of your messages ${lost}.` : `${hidden}, and ${lost}.`;
}
