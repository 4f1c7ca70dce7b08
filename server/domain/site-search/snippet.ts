import type { Entry } from "./entry.ts";
import type { Term } from "./query.ts";
import type { Phrase } from "./synonyms.ts";

const LETTERS_MAX = 180;
const BEFORE = 50;
/** A sentence that begins so near before the word is shown from its beginning. */
const SENTENCE_BEFORE = 110;

export function snippetOf({ summary, text }: Entry, terms: Pick<Term, "phrases">[]): string {
  const asked = patternOf(terms.flatMap(({ phrases }) => phrases));
  if (summary !== "" && (!asked || asked.test(summary) || !asked.test(text))) return summary;
  const typed = patternOf(terms.flatMap(({ phrases }) => phrases.slice(0, 1)));
  const met = typed?.exec(text) ?? asked?.exec(text);
  return cut(text, met?.index ?? 0);
}

function cut(text: string, at: number) {
  const sentence = sentenceStart(text, at);
  const wanted = Math.max(0, at - BEFORE);
  const isWhole = at - sentence <= SENTENCE_BEFORE;
  const from = isWhole ? sentence : text.indexOf(" ", wanted) + 1;
  const before = isWhole ? "" : "… ";
  if (text.length - from <= LETTERS_MAX) return before + text.slice(from);
  const until = text.lastIndexOf(" ", from + LETTERS_MAX);
  return `${before}${text.slice(from, until > from ? until : from + LETTERS_MAX)} …`;
}

function sentenceStart(text: string, at: number) {
  const ends = [...text.slice(0, at).matchAll(/[.?!۔؟] /g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Words have lost their marks and plurals, so each may go on. */
function patternOf(phrases: Phrase[]) {
  const each = phrases.map((phrase) => phrase.map((word) => `${word}\\p{L}*`).join("[^\\p{L}\\p{N}]+"));
  return each.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join("|")})`, "iu") : null;
}
