import { weekPartOf, type WeekPart } from "../../format/section-kinds.ts";

export interface Section {
  kind: WeekPart | "other";
  title: string;
  html: string;
}

/** The text of a week by its headings; an editor may have written others, or none. */
export function sectionsOf(html: string): Section[] {
  const [lead = "", ...rest] = html.split(/<h2>(.*?)<\/h2>/s);
  const sections: Section[] = lead.trim() ? [{ kind: "other", title: "", html: lead }] : [];
  for (let index = 0; index < rest.length; index += 2) {
    const [title = "", text = ""] = rest.slice(index, index + 2);
    const kind = weekPartOf(title.trim());
    sections.push(
      kind ? { kind, title: title.trim(), html: text } : { kind: "other", title: "", html: `<h3>${title}</h3>${text}` },
    );
  }
  return sections;
}
