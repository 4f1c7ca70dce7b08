import { isAboutHelp, isAboutRelief, markedNots } from "../../format/section-kinds.ts";
import { htmlOf, sectionsOf } from "../../format/sections.ts";

/** The text of a symptom as its page shows it. Used on the server alone. */
export function symptomParts(causes: string) {
  const { lead, sections } = sectionsOf(causes);
  const danger = sections.find(({ title }) => isAboutHelp(title));
  const help = sections.find(({ title }) => isAboutRelief(title));
  const rest = sections.filter((section) => section !== danger && section !== help);
  return {
    danger,
    help: help && { ...help, html: markedNots(help.html) },
    rest: lead + htmlOf(rest),
  };
}
