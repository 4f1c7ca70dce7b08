import type { Difference } from "../../../api/types.ts";
import { textOf } from "./typed.ts";

const HEADING = /(?<=\n)(?=## )/;

/** The parts of a Markdown text, each with its heading; one where it has none. */
export function sectionsOf(markdown: string): string[] {
  return markdown
    .trim()
    .split(HEADING)
    .map((section) => section.trim());
}

/** Of a text with its changes, by the sections that it has now. */
export function changedSections(differences: Difference[]): Difference[][] {
  const sections: Difference[][] = [[]];
  let isLineStart = false;
  for (const { kind, text } of differences) {
    for (const [index, piece] of (kind === "removed" ? [text] : text.split(HEADING)).entries()) {
      const isNext = index > 0 || (kind !== "removed" && isLineStart && piece.startsWith("## "));
      if (isNext) sections.push([]);
      sections.at(-1)?.push({ kind, text: piece });
    }
    if (kind !== "removed") isLineStart = text.endsWith("\n");
  }
  return sections;
}

const GROUP = "sections";

export const sectionKey = (index: number): string => `part${index + 1}`;

export const sectionName = (index: number): string => `${GROUP}.${sectionKey(index)}`;

export function sectionFields(markdown: string): Record<string, string> {
  return Object.fromEntries(sectionsOf(markdown).map((section, index) => [sectionKey(index), section]));
}

/** @returns the name of the first empty section before a written one, whose place that would take */
export function missingSection(form: FormData): string | undefined {
  const sections = sectionsOfForm(form);
  const last = sections.findLastIndex(([, section]) => textOf(section) !== "");
  return sections.slice(0, Math.max(last, 0)).find(([, section]) => textOf(section) === "")?.[0];
}

function sectionsOfForm(form: FormData) {
  return [...form].filter(([name]) => name.startsWith(`${GROUP}.`));
}

/** Puts the text together of which a form has the sections. */
export function withWholeText(form: FormData): FormData {
  const sections = sectionsOfForm(form);
  if (sections.length === 0) return form;
  const written = sections.map(([, section]) => textOf(section)).filter(Boolean);
  form.set("body", written.join("\n\n"));
  return form;
}
