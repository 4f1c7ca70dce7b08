import { handoutNames, shippedHandout } from "../../server/content/handouts.ts";
import { readFiles } from "../../server/content/load/folders.ts";
import { textOf } from "../../server/domain/content/documents.ts";
import { itemsOf } from "../../server/domain/content/files.ts";
import { kindNamed } from "../../server/domain/content/kinds.ts";

const folder = new URL("../../server/content/", import.meta.url);

/** A paragraph, a point of a list or a line of front matter, or what one entry of a JSON file says. */
export interface Text {
  file: string;
  words: string;
}

export const shippedFiles = () => readFiles(folder);

/** As readers get them, with the words of the table of signs. */
export async function shippedTexts(): Promise<Text[]> {
  const shipped = await shippedFiles();
  const texts = itemsOf(shipped).filter(({ kind }) => kind !== "sign");
  const items = texts.map((item) => ({ ...item, ...kindNamed(item.kind).expand(item.key, item.document, "en") }));
  const handouts = await Promise.all(handoutNames.map((name) => shippedHandout(name)));
  return [
    ...items.flatMap(({ file, key, document }) =>
      file.endsWith(".md")
        ? linesOf(textOf(document)).map((words) => ({ file, words }))
        : told(file, { key, ...document.matter, body: document.body }),
    ),
    ...handouts.flatMap((handout, index) => told(`downloads/${handoutNames[index]}.json`, handout)),
    ...Object.entries(shipped)
      .filter(([file]) => file.startsWith("samples/"))
      .flatMap(([file, json]) => told(file, JSON.parse(json))),
  ];
}

function linesOf(text: string) {
  return text.split("\n").filter((line) => line.trim() && !/^\s+(- name|url|checked):/.test(line));
}

const told = (file: string, value: unknown) => entriesOf(value).map((words) => ({ file, words }));

/** An object without objects in it is one text; its sources are no text. */
function entriesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.entries(value).filter(([key]) => key !== "source" && key !== "sources");
  const own = parts.flatMap(([, part]) => (typeof part === "string" ? [part] : []));
  const inner = parts.flatMap(([, part]) => (typeof part === "string" ? [] : entriesOf(part)));
  return [...(own.length ? [own.join(" ")] : []), ...inner];
}
