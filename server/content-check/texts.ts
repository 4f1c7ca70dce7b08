import { FIRST_LANGUAGE } from "../contract/languages.ts";
import { itemsOf, type ContentFiles } from "../domain/content/files.ts";
import type { ContentDocument } from "../domain/content/documents.ts";
import { sourcesIn } from "../domain/content/front-matter.ts";
import { kindNamed } from "../domain/content/kinds.ts";

export interface Text {
  key: string;
  paragraphs: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}

/** @param prepare takes each text as it is written, before the table of signs is read into it. */
export function textsOf(files: ContentFiles, prepare: (text: string) => string = (text) => text): Text[] {
  const items = itemsOf(files).filter(({ kind }) => kind !== "sign");
  const symptoms = new Map(
    items
      .filter(({ kind }) => kind === "symptom")
      .map(({ key, document }) => [key, sourcesIn(document.matter).map(({ source }) => source)]),
  );
  return items.map(({ kind, key, document }): Text => {
    const { matter, body } = kindNamed(kind).expand(key, prepared(document, prepare), FIRST_LANGUAGE).document;
    const sources = sourcesIn(matter).map(({ source }) => source);
    if (kind === "dangerSign") {
      const below = symptoms.get(String(matter["symptom"])) ?? [];
      return {
        key: `danger-check/${key}`,
        paragraphs: textsIn(matter, "label", "advice"),
        sources: [...sources, ...below],
      };
    }
    return { key: `${kind}/${key}`, paragraphs: [...textsIn(matter, "summary"), ...body.split("\n")], sources };
  });
}

function prepared({ matter, body }: ContentDocument, prepare: (text: string) => string): ContentDocument {
  const fields = Object.entries(matter).map(([name, value]) => [
    name,
    typeof value === "string" ? prepare(value) : value,
  ]);
  return { matter: Object.fromEntries(fields), body: prepare(body) };
}

function textsIn(matter: Record<string, unknown>, ...names: string[]): string[] {
  return names.flatMap((name) => (typeof matter[name] === "string" ? [matter[name]] : []));
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
