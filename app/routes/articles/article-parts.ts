import { isAboutGoing, isAboutNextVisit, isUrgent, isUrgentFoot, saysGo } from "../../format/section-kinds.ts";
import { htmlOf, sectionsOf, type Section } from "../../format/sections.ts";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { m } from "../../messages/m.ts";

const LONG_WORDS = 500;

/** The text of an article as its page shows it. Used on the server alone. */
export function articleParts(article: {
  description: string;
  summary: string;
  words: number;
  textLanguage?: LanguageCode | undefined;
}) {
  const { lead, sections } = sectionsOf(article.description);
  const { before, danger, after } = dividedAt(sections);
  return {
    language: article.textLanguage,
    inShort: article.summary.split(/(?<=[.!?۔])\s+/),
    contents: article.words > LONG_WORDS ? sections.map(({ id, title }) => ({ id, title })) : [],
    before: lead + htmlOf(before),
    danger: danger && {
      ...danger,
      html: inSentences(danger.html),
      isUrgent: saysGo(danger.title) || isUrgent(danger.html),
    },
    after: htmlOf(after),
  };
}

/** A guideline ends with questions to ask; what follows their list says when not to wait. */
function dividedAt(sections: Section[]) {
  const at = sections.findIndex(({ title }) => isAboutGoing(title));
  const danger = sections[at];
  if (danger)
    return { before: sections.slice(0, at), danger: { ...danger, isTitleOurs: false }, after: sections.slice(at + 1) };
  const last = sections.at(-1);
  const [list = "", foot = ""] = last?.html.split(/(?<=<\/ul>)(?!.*<\/ul>)/s) ?? [];
  if (!last || !isAboutNextVisit(last.title) || !isUrgentFoot(foot))
    return { before: sections, danger: null, after: [] };
  return {
    before: [...sections.slice(0, -1), { ...last, html: list }],
    danger: { id: "when-to-get-help", title: m.whenToGetHelp(), html: foot, isTitleOurs: true },
    after: [],
  };
}

/** A paragraph of several sentences as a list of them; one with marks in it stays as it is. */
function inSentences(html: string) {
  return html.replaceAll(/<p>([^<]+)<\/p>/g, (whole, text: string) => {
    const sentences = text.split(/(?<=[.!?](?:['’"]|&#39;|&quot;)?)\s+(?=\p{Lu})|(?<=[۔؟](?:[”"]|&quot;)?)\s+/u);
    return sentences.length > 1 ? `<ul>${sentences.map((one) => `<li>${one}</li>`).join("")}</ul>` : whole;
  });
}
