import type { z } from "zod";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { Database } from "../../db/schema.ts";
import { plainText } from "../../html/clean.ts";
import { allInvalid, Failure, type Problem } from "../../failures.ts";
import { isRightToLeft } from "../../language.ts";
import { shippedId } from "../identity.ts";
import { isolateNumbers } from "../../contract/isolates.ts";
import type { Source } from "../pages/pages.ts";
import { expandDocument, signProblemsIn, type Expanded } from "../signs/documents.ts";
import { EVERYONE } from "../signs/readers.ts";
import type { Readers } from "../signs/table.ts";
import type { Words } from "../translations/words.ts";
import { removeTranslation, storeTranslation, translationRow } from "../translations/writing.ts";
import { htmlOf, type ContentDocument } from "./documents.ts";
import { readAfter, type DateOutOfRange, type Days } from "./front-matter.ts";
import type { Files, Judged, Kind, Storing } from "./kind.ts";

export interface Stored<Matter> {
  id: string;
  key: string;
  matter: Matter;
  html: string;
}

interface Definition<Matter> {
  name: ContentKind;
  files: Files;
  matter: z.ZodType<Matter>;
  title?: string;
  titleOf?: (matter: Record<string, unknown>) => string;
  /** The fields that a translator writes, each with the column of the record that it fills. */
  translated: Record<string, string>;
  needsText?: string;
  isTable?: boolean;
  sourcesOf?: (matter: Matter) => Source[];
  /** For whom one of its texts is; everyone by default. `matter` is as an editor wrote it. */
  readersOf?: (key: string, matter: Record<string, unknown>) => Readers[];
  /** Fields that the table of signs alone decides; `matter` is as an editor wrote it. */
  fromSigns?: (matter: Record<string, unknown>) => { fields: Record<string, unknown>; problems: Problem[] };
  /** Of a text that readers never had; older ones may leave it out. `matter` is as an editor wrote it. */
  missingInNew?: (matter: Record<string, unknown>) => Problem[];
  datesOutOfRange?: (matter: Partial<Matter>, days: Days) => DateOutOfRange[];
  requireKnown?: (db: Database, matter: Partial<Matter>, key: string) => Promise<void>;
  idOf?: (key: string) => string;
  requireDistinct?: (db: Database, id: string, title: string) => Promise<void>;
  store: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  besideEdited?: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  remove?: (storing: Storing, id: string) => Promise<void>;
  settle?: (storing: Storing) => Promise<void>;
}

const TITLE_MAX = 80;

export function defineKind<Matter>(definition: Definition<Matter>): Kind {
  const { name, files, sourcesOf, remove, needsText, translated } = definition;
  const words: Words = { fields: Object.keys(translated), hasText: needsText !== undefined };
  const idOf = definition.idOf ?? ((key: string) => shippedId(name, key));
  const readersOf = (key: string, { matter }: ContentDocument) => definition.readersOf?.(key, matter) ?? EVERYONE;
  const expand = (key: string, document: ContentDocument, language: LanguageCode): Expanded => {
    const expanded = expandDocument(document, readersOf(key, document), language);
    const { fields, problems } = definition.fromSigns?.(document.matter) ?? { fields: {}, problems: [] };
    const said = expanded.document;
    const { matter, body } = isRightToLeft(language) ? withIsolatedNumbers(said, words.fields) : said;
    const whole = { matter: { ...matter, ...fields }, body };
    return { document: whole, problems: [...expanded.problems, ...problems], signs: expanded.signs };
  };
  const titleOf = (written: ContentDocument, language: LanguageCode) => {
    const { document } = expandDocument(written, readersOf("", written), language);
    if (definition.titleOf && document.matter[definition.title ?? ""])
      return definition.titleOf(document.matter).trim();
    const title = definition.title ? document.matter[definition.title] : document.body;
    return typeof title === "string" ? firstLine(title) : "";
  };
  const parse = ({ matter }: ContentDocument) => {
    const parsed = definition.matter.safeParse(matter);
    if (parsed.success) return { whole: parsed.data, known: parsed.data, wrong: [] };
    const wrong = problemsOf(parsed.error);
    return { whole: null, known: soundFields<Matter>(matter, wrong), wrong };
  };
  const readableOf = (stored: Stored<Matter>, language: LanguageCode, signs: Expanded["signs"]) => {
    const { id, matter, html } = stored;
    const translation = () => {
      const filled = Object.entries(translated).map(([field, column]) => [column, valueOf(matter, field)]);
      const fields = Object.fromEntries(filled.filter(([, value]) => value !== undefined));
      return translationRow({ kind: name, recordId: id, language, fields, html: words.hasText ? html : null, signs });
    };
    return {
      sources: sourcesOf?.(matter) ?? [],
      html,
      content: JSON.stringify({ matter, html }),
      async store(storing: Storing, englishHash: string | null = null) {
        if (language === FIRST_LANGUAGE) return definition.store(storing, stored);
        await storeTranslation(storing, translation(), englishHash);
      },
      translation,
      async storeBeside(storing: Storing) {
        if (language === FIRST_LANGUAGE) await definition.besideEdited?.(storing, stored);
      },
    };
  };
  const judge = (key: string, document: ContentDocument, language: LanguageCode): Judged => {
    const expanded = expand(key, document, language);
    const { whole, known, wrong } = parse(expanded.document);
    const { html, problems: unreadable } = htmlOrProblems(expanded.document.body, language);
    const problems = [...expanded.problems, ...wrong, ...unreadable];
    if (needsText && unreadable.length === 0 && isEmpty(html)) problems.push({ msg: needsText, path: "body" });
    const datesOutOfRange = (days: Days) => [
      ...readAfter(days.today, document.matter),
      ...(definition.datesOutOfRange?.(known, days) ?? []),
    ];
    if (whole === null || problems.length > 0) return { readable: null, problems, html, datesOutOfRange };
    const readable = readableOf({ id: idOf(key), key, matter: whole, html }, language, expanded.signs);
    return { readable: { ...readable, datesOutOfRange }, problems, html, datesOutOfRange };
  };
  return {
    name,
    files,
    titleField: definition.title ?? "body",
    words,
    isMedical: sourcesOf !== undefined,
    idOf,
    titleOf,
    signProblems: (key, document) => (definition.isTable ? [] : signProblemsIn(document, readersOf(key, document))),
    expand,
    isOfSigns: definition.fromSigns !== undefined,
    missingInNew: ({ matter }) => definition.missingInNew?.(matter) ?? [],
    judge,
    read(key, document, language) {
      const { readable, problems } = judge(key, document, language);
      if (!readable) throw allInvalid(problems);
      return readable;
    },
    async requireKnown(db, key, document) {
      await definition.requireKnown?.(db, parse(expand(key, document, FIRST_LANGUAGE).document).known, key);
    },
    async requireDistinct(db, key, document) {
      await definition.requireDistinct?.(db, idOf(key), titleOf(document, FIRST_LANGUAGE));
    },
    async remove(storing, key, language) {
      if (language !== FIRST_LANGUAGE) return removeTranslation(storing, idOf(key), language);
      if (!remove) throw new Failure("conflict", "This one is part of a set and stays.", { code: "part_of_a_set" });
      await remove(storing, idOf(key));
    },
    async settle(storing) {
      await definition.settle?.(storing);
    },
  };
}

function withIsolatedNumbers({ matter, body }: ContentDocument, fields: Words["fields"]): ContentDocument {
  const isolated = fields.flatMap((field) => {
    const value = matter[field];
    return typeof value === "string" ? [[field, isolateNumbers(value)]] : [];
  });
  return { matter: { ...matter, ...Object.fromEntries(isolated) }, body: isolateNumbers(body) };
}

function soundFields<Matter>(matter: ContentDocument["matter"], wrong: Problem[]): Partial<Matter> {
  const names = new Set(wrong.map(({ path }) => path.split(".", 1)[0]));
  const sound = Object.entries(matter).filter(([field]) => !names.has(field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema refused none of these
  return Object.fromEntries(sound) as Partial<Matter>;
}

function problemsOf({ issues }: z.ZodError) {
  return issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
}

function valueOf(matter: unknown, field: string): unknown {
  return matter instanceof Object ? Object.entries(matter).find(([name]) => name === field)?.[1] : undefined;
}

function htmlOrProblems(markdown: string, language: LanguageCode): { html: string; problems: Problem[] } {
  try {
    return { html: htmlOf(markdown, language), problems: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { html: "", problems: error.problems };
  }
}

function isEmpty(html: string) {
  return plainText(html).trim() === "" && !html.includes("<img");
}

function firstLine(text: string) {
  const [line = ""] = text.trim().split("\n");
  return line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX - 1).trimEnd()}…` : line;
}
