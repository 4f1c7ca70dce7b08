import type { Entry } from "./entry.ts";
import type { Phrase } from "./synonyms.ts";

const LETTERS_MAX = 180;
const BEFORE = 50;

export function snippetOf({ summary, text }: Entry, phrases: Phrase[]): string {
  const asked = patternOf(phrases);
  if (summary !== "" && (!asked || asked.test(summary) || !asked.test(text))) return summary;
  const at = asked?.exec(text)?.index ?? 0;
  return cut(text, at);
}

function cut(text: string, at: number) {
  const wanted = Math.max(0, at - BEFORE);
  const from = wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
  if (text.length - from <= LETTERS_MAX) return `${from > 0 ? "… " : ""}${text.slice(from)}`;
  const until = text.lastIndexOf(" ", from + LETTERS_MAX);
  return `${from > 0 ? "… " : ""}${text.slice(from, until > from ? until : from + LETTERS_MAX)} …`;
}

/** Words have lost their marks and plurals, so each may go on. */
function patternOf(phrases: Phrase[]) {
  const each = phrases.map((phrase) => phrase.map((word) => `${word}\\p{L}*`).join("[^\\p{L}\\p{N}]+"));
  return each.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join("|")})`, "iu") : null;
}
