import { REPORT_REASONS } from "../../server/contract/moderation/choices.ts";
import { m } from "../messages/m.ts";

export type TypedWords = [label: string, text: string][];

const labels: Record<string, string> = {
  alt: m.typedAlt(),
  answer: m.typedAnswer(),
  body: m.typedBody(),
  comment: m.typedComment(),
  description: m.typedPost(),
  note: m.typedNote(),
  query: m.typedQuestion(),
  reason: m.typedReason(),
  text: m.typedMessage(),
  title: m.typedTitle(),
  why: m.why(),
};

/** What the page fills in or offers to choose, and what is never shown again. */
const notTyped =
  /password|token|code|key|^(intent|version|post|mood|kind|next|clientId|address|asked|state|role|outcome|seen|unmasked)$/i;
/** A member's report chooses a reason; a moderator's decision has one in words. */
const chosenReasons: ReadonlySet<string> = new Set(REPORT_REASONS);
const notWords = /^([\da-f]{24}|on|[^\p{L}]*)$/u;

export function typedWords(form: Iterable<[string, unknown]>): TypedWords {
  const typed: TypedWords = [];
  for (const [name, text] of form) {
    if (typeof text !== "string" || notTyped.test(name) || notWords.test(text)) continue;
    if (name === "reason" && chosenReasons.has(text)) continue;
    typed.push([labels[name] ?? m.keptWords(), text]);
  }
  return typed;
}
