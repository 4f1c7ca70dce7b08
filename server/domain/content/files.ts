import { z } from "zod";
import type { ContentKind } from "../../db/schema/content.ts";
import { invalid } from "../../failures.ts";
import { parseDocument, textOf, type ContentDocument } from "./documents.ts";
import type { ShippedItem } from "./shipping.ts";

export type ContentFiles = Record<string, string>;

interface Folder {
  kind: ContentKind;
  folder: string;
}

const folders: Folder[] = [
  { kind: "week", folder: "weeks" },
  { kind: "afterBirthWeek", folder: "after-birth" },
  { kind: "page", folder: "pages" },
  { kind: "article", folder: "articles" },
  { kind: "symptom", folder: "symptoms" },
  { kind: "guideline", folder: "guidelines" },
];

interface List {
  kind: ContentKind;
  file: string;
  text?: string;
  within?: string;
}

const lists: List[] = [
  { kind: "city", file: "cities.json" },
  { kind: "category", file: "categories.json" },
  { kind: "tip", file: "tips.json", text: "text" },
  { kind: "event", file: "events.json", text: "description", within: "events" },
];

const NO_MATTER = "it begins with fields between two lines of ---, as the others do";
const NO_ENTRIES = "it is a list whose entries each have a key, and texts where texts belong";

const entry = z.object({ key: z.string(), isSample: z.boolean().optional() }).catchall(z.unknown());

export function itemsOf(files: ContentFiles): ShippedItem[] {
  const documents = Object.entries(files).flatMap(([file, text]) => {
    const [, folder, key = ""] = /^([\w-]+)\/(.+)\.md$/.exec(file) ?? [];
    const kind = folders.find((each) => each.folder === folder)?.kind;
    return kind ? [{ kind, key, file, document: named(file, NO_MATTER, () => parseDocument(text)) }] : [];
  });
  return [...documents, ...lists.flatMap((list) => entriesOf(list, files[list.file]))];
}

function entriesOf({ kind, file, text, within }: List, json: string | undefined): ShippedItem[] {
  if (json === undefined) return [];
  const asListed = entry.refine(({ [text ?? ""]: words }) => words === undefined || typeof words === "string");
  const entries = named(file, NO_ENTRIES, () => {
    const content: unknown = JSON.parse(json);
    const whole = within ? z.object({ [within]: z.array(z.unknown()) }).parse(content)[within] : content;
    return z.array(asListed).parse(whole);
  });
  // Shipped categories stand in their order; exported ones each name their place.
  const isPlaced = kind !== "category" || entries.some(({ place }) => place !== undefined);
  return entries
    .filter(({ isSample }) => isSample !== true)
    .map((fields, index) => {
      const { key, isSample: _sample, [text ?? ""]: body = "", ...matter } = fields;
      const placed = isPlaced ? matter : { ...matter, place: index + 1 };
      return { kind, key, file, document: { matter: placed, body: String(body).trim() } };
    });
}

export function filesOf(items: { kind: ContentKind; key: string; document: ContentDocument }[]): ContentFiles {
  const files: ContentFiles = {};
  for (const { kind, folder } of folders) {
    for (const { key, document } of items.filter((item) => item.kind === kind)) {
      files[`${folder}/${key}.md`] = textOf(document);
    }
  }
  for (const { kind, file, text, within } of lists) {
    const entries = items
      .filter((item) => item.kind === kind)
      .map(({ key, document: { matter, body } }) => ({ key, ...matter, ...(text ? { [text]: body } : {}) }));
    files[file] = `${JSON.stringify(within ? { [within]: entries } : entries, null, 2)}\n`;
  }
  return files;
}

function named<T>(file: string, otherwise: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw invalid("", `content file ${file} can't be read: ${firstLine(error, otherwise)}`);
  }
}

function firstLine(error: unknown, otherwise: string) {
  if (error instanceof z.ZodError) return otherwise;
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
}
