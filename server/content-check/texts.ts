import { z } from "zod";
import { itemsOf, type ContentFiles } from "../domain/content/files.ts";
import { sourcesIn } from "../domain/content/front-matter.ts";

export interface Text {
  key: string;
  paragraphs: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}

const Words = z.looseObject({ key: z.string() });

/** What readers read, the questions of the danger check among it. */
export function textsOf(files: ContentFiles): Text[] {
  const items = itemsOf(files).map(({ kind, key, document: { matter, body } }): Text => {
    const summary = typeof matter["summary"] === "string" ? [matter["summary"]] : [];
    const sources = sourcesIn(matter).map(({ source }) => source);
    return { key: `${kind}/${key}`, paragraphs: [...summary, ...body.split("\n")], sources };
  });
  const byKey = new Map(items.map((item) => [item.key, item]));
  const questions = stringsBelow(JSON.parse(files["danger-check.json"] ?? "[]")).map(({ owner, strings }) => ({
    key: `danger-check/${owner.key}`,
    paragraphs: strings,
    sources: byKey.get(`symptom/${String(owner["symptom"])}`)?.sources ?? [],
  }));
  return [...items, ...questions];
}

/** Every object with a key, and the sentences in its fields. */
function stringsBelow(value: unknown): { owner: z.infer<typeof Words>; strings: string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Words.safeParse(value).data;
  const below = Object.values(value).flatMap(stringsBelow);
  if (!own) return below;
  const strings = Object.values(own).filter((one) => typeof one === "string" && one.includes(" "));
  return [{ owner: own, strings: strings.map(String) }, ...below];
}

export function sentencesIn(paragraph: string): string[] {
  const plain = paragraph
    .replace(/^(?:[-*>#]|\d+\.)+\s+/, "")
    .replaceAll("**", "")
    .replaceAll(/^\| *| *\|$/g, "")
    .replaceAll(/ *\| */g, ": ")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();
  return plain.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 0);
}
