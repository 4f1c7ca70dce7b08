import { m } from "../../messages/m.ts";
export interface Section {
  kind: "baby" | "mother" | "early" | "help" | "danger" | "other";
  title: string;
  html: string;
}

/** A text that nobody has translated yet has English headings in every language. */
const kinds: Record<string, Section["kind"]> = {
  "Your baby": "baby",
  You: "mother",
  "If your baby comes early": "early",
  "What helps": "help",
  "When to call": "danger",
  [m.weekPartBaby()]: "baby",
  [m.weekPartMother()]: "mother",
  [m.weekPartEarly()]: "early",
  [m.weekPartHelp()]: "help",
  [m.weekWhenToCall()]: "danger",
};

/** The text of a week by its headings; an editor may have written others, or none. */
export function sectionsOf(html: string): Section[] {
  const [lead = "", ...rest] = html.split(/<h2>(.*?)<\/h2>/s);
  const sections: Section[] = lead.trim() ? [{ kind: "other", title: "", html: lead }] : [];
  for (let index = 0; index < rest.length; index += 2) {
    const [title = "", text = ""] = rest.slice(index, index + 2);
    const kind = kinds[title.trim()];
    sections.push(
      kind ? { kind, title: title.trim(), html: text } : { kind: "other", title: "", html: `<h3>${title}</h3>${text}` },
    );
  }
  return sections;
}
