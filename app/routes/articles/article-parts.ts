import { htmlOf, sectionsOf } from "../../format/sections.ts";

const LONG_WORDS = 500;

const whenToGo = /^(?:when to (?:go|ask|call|get help|get care|leave at once)|go now|go today)\b/i;

/** The text of an article as its page shows it. Used on the server alone. */
export function articleParts(article: { description: string; summary: string; words: number }) {
  const { lead, sections } = sectionsOf(article.description);
  const at = sections.findIndex(({ title }) => whenToGo.test(title));
  const danger = sections[at];
  const [before, after] = danger ? [sections.slice(0, at), sections.slice(at + 1)] : [sections, []];
  return {
    inShort: article.summary.split(/(?<=[.!?۔])\s+/),
    contents: article.words > LONG_WORDS ? sections.map(({ id, title }) => ({ id, title })) : [],
    before: lead + htmlOf(before),
    danger: danger ?? null,
    after: htmlOf(after),
  };
}
