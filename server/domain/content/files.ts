import { z } from "zod";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, LANGUAGE_CODES, TRANSLATIONS } from "../../contract/languages.ts";
import { invalid } from "../../failures.ts";
import { parseDocument, textOf } from "./documents.ts";
import type { Files } from "./kind.ts";
import { rowsInFile } from "../signs/row-words.ts";
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
    return kind
      ? [
          {
            kind: kind.name,
            key,
            language: FIRST_LANGUAGE,
            file,
            document: named(file, NO_MATTER, () => parseDocument(text)),
          },
        ]
      : [];
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
      return { kind, key, language: FIRST_LANGUAGE, file, document: { matter: placed, body: String(body).trim() } };
    });
}

const NO_WORDS = "it is an object of objects with texts, by key";
const wordsByKey = z.record(z.string(), z.record(z.string(), z.string()));

/** The translations among the files: `ur/weeks/week-20.md`, or an object by key in `ur/tips.json`. */
export function translationsOf(files: ContentFiles): ShippedItem[] {
  return TRANSLATIONS.flatMap((language) => {
    const own = Object.entries(files).flatMap(([file, text]) =>
      file.startsWith(`${language}/`) ? [[file.slice(language.length + 1), text]] : [],
    );
    const inFolder: ContentFiles = Object.fromEntries(own);
    const documents = itemsOf(Object.fromEntries(Object.entries(inFolder).filter(([file]) => file.endsWith(".md"))));
    const lists = kinds.flatMap(({ name: kind, files: of }) =>
      "file" in of ? wordsIn({ kind, files: of }, inFolder[of.file]) : [],
    );
    return [...documents, ...lists].map((item) => ({ ...item, language, file: `${language}/${item.file}` }));
  });
}

function wordsIn({ kind, files: { file, text, shipped } }: List, json: string | undefined): ShippedItem[] {
  if (json === undefined) return [];
  const entries = named(file, NO_WORDS, () => {
    return shipped === "signs" ? rowsInFile(json) : new Map(Object.entries(wordsByKey.parse(JSON.parse(json))));
  });
  return [...entries].map(([key, fields]) => {
    const { [text ?? ""]: body = "", ...matter }: Record<string, string | undefined> = { ...fields };
    return { kind, key, language: FIRST_LANGUAGE, file, document: { matter: known(matter), body: body.trim() } };
  });
}

type Moved = Pick<ShippedItem, "kind" | "key" | "language" | "document">;

export function filesOf(items: Moved[]): ContentFiles {
  const files: ContentFiles = {};
  for (const language of LANGUAGE_CODES) {
    const isFirst = language === FIRST_LANGUAGE;
    const folder = isFirst ? "" : `${language}/`;
    for (const { name, files: of } of kinds) {
      const own = items.filter((item) => item.kind === name && item.language === language);
      if ("folder" in of) {
        for (const { key, document } of own) files[`${folder}${of.folder}/${key}.md`] = textOf(document);
      } else if (isFirst) {
        files[of.file] = listOf(of, own);
      } else if (own.length > 0) {
        files[`${folder}${of.file}`] = inFile(Object.fromEntries(own.map((one) => [one.key, fieldsOf(of, one)])));
      }
    }
  }
  return files;
}

function listOf(files: List["files"], items: Moved[]) {
  const entries = items.map((item) => ({ key: item.key, ...fieldsOf(files, item) }));
  return inFile(files.within ? { [files.within]: entries } : entries);
}

function fieldsOf({ text }: List["files"], { document: { matter, body } }: Moved) {
  return { ...matter, ...(text ? { [text]: body } : {}) };
}

const inFile = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

const known = (matter: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(matter).filter(([, words]) => words !== undefined));

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
