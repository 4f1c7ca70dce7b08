import { z } from "zod";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { invalid } from "../../failures.ts";
import { parseDocument, textOf, type ContentDocument } from "./documents.ts";
import type { Files } from "./kind.ts";
import { rowsToEdit } from "../signs/rows.ts";
import { kinds } from "./kinds.ts";
import type { ShippedItem } from "./shipping.ts";

export type ContentFiles = Record<string, string>;

interface List {
  kind: ContentKind;
  files: Extract<Files, { file: string }>;
}

const NO_MATTER = "it begins with fields between two lines of ---, as the others do";
const NO_ENTRIES = "it is a list whose entries each have a key, and texts where texts belong";

const entry = z.object({ key: z.string(), isSample: z.boolean().optional() }).catchall(z.unknown());

export function itemsOf(files: ContentFiles): ShippedItem[] {
  const documents = Object.entries(files).flatMap(([file, text]) => {
    const [, folder, key = ""] = /^([\w-]+)\/(.+)\.md$/.exec(file) ?? [];
    const kind = kinds.find(({ files: of }) => "folder" in of && of.folder === folder);
    return kind ? [{ kind: kind.name, key, file, document: named(file, NO_MATTER, () => parseDocument(text)) }] : [];
  });
  const entries = kinds.flatMap(({ name: kind, files: of }) =>
    "file" in of ? entriesOf({ kind, files: of }, files[of.file]) : [],
  );
  return [...documents, ...entries];
}

function entriesOf({ kind, files: { file, text, within, shipped } }: List, json: string | undefined): ShippedItem[] {
  if (json === undefined) return [];
  const asListed = entry.refine(({ [text ?? ""]: words }) => words === undefined || typeof words === "string");
  const entries = named(file, NO_ENTRIES, () => {
    const read: unknown = JSON.parse(json);
    const content = shipped === "signs" && !Array.isArray(read) ? rowsToEdit() : read;
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
  for (const { name, files: of } of kinds) {
    const own = items.filter(({ kind }) => kind === name);
    if ("folder" in of) {
      for (const { key, document } of own) files[`${of.folder}/${key}.md`] = textOf(document);
    } else {
      const { file, text, within } = of;
      const entries = own.map(({ key, document: { matter, body } }) => ({
        key,
        ...matter,
        ...(text ? { [text]: body } : {}),
      }));
      files[file] = `${JSON.stringify(within ? { [within]: entries } : entries, null, 2)}\n`;
    }
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
