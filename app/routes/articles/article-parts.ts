import { htmlOf, sectionsOf, type Section } from "../../format/sections.ts";

const LONG_WORDS = 500;

const whenToGo = /^(?:when to (?:go|ask|call|get help|get care|leave at once)|go now|go today)\b/i;
const urgent = /\bnow\b|\bdo not wait\b/i;
const atFoot = /\bgo (?:to hospital )?now\b|\bnow\b.*\bemergency\b|\bdo not wait\b/i;

/** The text of an article as its page shows it. Used on the server alone. */
export function articleParts(article: { description: string; summary: string; words: number }) {
  const { lead, sections } = sectionsOf(article.description);
  const { before, danger, after } = dividedAt(sections);
  return {
    inShort: article.summary.split(/(?<=[.!?۔])\s+/),
    contents: article.words > LONG_WORDS ? sections.map(({ id, title }) => ({ id, title })) : [],
    before: lead + htmlOf(before),
    danger: danger && {
      ...danger,
      html: inSentences(danger.html),
      isUrgent: /\bgo\b/i.test(danger.title) || urgent.test(danger.html),
    },
    after: htmlOf(after),
  };
}

/** A guideline ends with questions to ask; what follows their list says when not to wait. */
function dividedAt(sections: Section[]) {
  const at = sections.findIndex(({ title }) => whenToGo.test(title));
  const danger = sections[at];
  if (danger) return { before: sections.slice(0, at), danger, after: sections.slice(at + 1) };
  const last = sections.at(-1);
  const [list = "", foot = ""] = last?.html.split(/(?<=<\/ul>)(?!.*<\/ul>)/s) ?? [];
  if (last?.title !== "Ask at your next visit" || !atFoot.test(foot))
    return { before: sections, danger: null, after: [] };
  return {
    before: [...sections.slice(0, -1), { ...last, html: list }],
    danger: { id: "when-to-get-help", title: "When to get help", html: foot },
    after: [],
  };
}

/** A paragraph of several sentences as a list of them; one with marks in it stays as it is. */
function inSentences(html: string) {
  return html.replaceAll(/<p>([^<]+)<\/p>/g, (whole, text: string) => {
    const sentences = text.split(/(?<=[.!?](?:['’"]|&#39;|&quot;)?)\s+(?=\p{Lu})/u);
    return sentences.length > 1 ? `<ul>${sentences.map((one) => `<li>${one}</li>`).join("")}</ul>` : whole;
  });
}
