import { askedBy, questionsIn } from "../content/load/danger-check.ts";
import { itemsOf, type ContentFiles } from "../domain/content/files.ts";
import { sourcesIn } from "../domain/content/front-matter.ts";
import { kindNamed } from "../domain/content/kinds.ts";

export interface Text {
  key: string;
  paragraphs: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}

/** What readers read, the questions of the danger check among it. */
export function textsOf(files: ContentFiles): Text[] {
  const items = itemsOf(files).map(({ kind, key, document }): Text => {
    const { matter, body } = kindNamed(kind).expand(key, document).document;
    const summary = typeof matter["summary"] === "string" ? [matter["summary"]] : [];
    const sources = sourcesIn(matter).map(({ source }) => source);
    return { key: `${kind}/${key}`, paragraphs: [...summary, ...body.split("\n")], sources };
  });
  const byKey = new Map(items.map((item) => [item.key, item]));
  const questions = questionsIn(files["danger-check.json"] ?? '{"questions":[]}').map((question): Text => {
    const { label, advice } = askedBy(question);
    const below = byKey.get(`symptom/${question.symptom}`)?.sources ?? [];
    const sources = question.source ? [question.source, ...below] : below;
    return { key: `danger-check/${question.key}`, paragraphs: [label, advice], sources };
  });
  return [...items, ...questions];
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
