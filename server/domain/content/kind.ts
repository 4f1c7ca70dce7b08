import type { z } from "zod";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Database } from "../../db/schema.ts";
import { plainText } from "../../html/clean.ts";
import { Failure, type Problem } from "../../failures.ts";
import { shippedId } from "../identity.ts";
import type { Source } from "../pages/pages.ts";
import { expandDocument, signProblemsIn } from "../signs/documents.ts";
import { EVERYONE } from "../signs/readers.ts";
import type { Readers } from "../signs/table.ts";
import { htmlOf, type ContentDocument } from "./documents.ts";
import { readAfter, type Days, type DateOutOfRange } from "./front-matter.ts";

export interface Storing {
  db: Database;
  /** Epoch milliseconds. */
  now: number;
  /** YYYY-MM-DD in the operator's zone. */
  today: string;
}

export interface Readable {
  sources: Source[];
  html: string;
  /** What readers get, for comparison with another version. */
  content: string;
  /** What is wrong with its dates, if it comes before readers on such days. */
  datesOutOfRange(days: Days): DateOutOfRange[];
  store(storing: Storing): Promise<void>;
  /** Beside a text that an editor changed, stores only what the shipped text alone can say. */
  storeBeside(storing: Storing): Promise<void>;
}

export interface Kind {
  name: ContentKind;
  files: Files;
  titleField: string;
  /** It states medical facts, so it must say where they come from and when somebody looked there. */
  isMedical: boolean;
  isOpen: boolean;
  idOf(key: string): string;
  titleOf(document: ContentDocument): string;
  signProblems(key: string, document: ContentDocument): Problem[];
  /** The document with the words of the table of signs, and the references that can't be read. */
  expand(key: string, document: ContentDocument): { document: ContentDocument; problems: Problem[] };
  /** @throws {Failure} invalid, with every problem at its field. */
  read(key: string, document: ContentDocument): Readable;
  requireDistinct(db: Database, key: string, document: ContentDocument): Promise<void>;
  /** @throws {Failure} conflict, for a part of a fixed set or while something else needs it. */
  remove(storing: Storing, key: string): Promise<void>;
  /** Restores the order of the rows after some were stored or removed. */
  settle(storing: Storing): Promise<void>;
}

export interface Stored<Matter> {
  id: string;
  key: string;
  matter: Matter;
  html: string;
}

export type Files =
  | { folder: string }
  | {
      file: string;
      text?: string;
      /** The field that holds the list, where the file holds more than that. */
      within?: string;
    };

interface Definition<Matter> {
  name: ContentKind;
  files: Files;
  matter: z.ZodType<Matter>;
  /** The field that holds its title; undefined where its text does. */
  title?: string;
  needsText?: string;
  sourcesOf?: (matter: Matter) => Source[];
  /** For whom one of its texts is; everyone by default. `matter` is as an editor wrote it. */
  readersOf?: (key: string, matter: Record<string, unknown>) => Readers[];
  datesOutOfRange?: (matter: Matter, days: Days) => DateOutOfRange[];
  idOf?: (key: string) => string;
  requireDistinct?: (db: Database, id: string, title: string) => Promise<void>;
  store: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  besideEdited?: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  remove?: (storing: Storing, id: string) => Promise<void>;
  settle?: (storing: Storing) => Promise<void>;
}

const TITLE_MAX = 80;

export function defineKind<Matter>(definition: Definition<Matter>): Kind {
  const { name, files, sourcesOf, remove, needsText } = definition;
  const idOf = definition.idOf ?? ((key: string) => shippedId(name, key));
  const readersOf = (key: string, { matter }: ContentDocument) => definition.readersOf?.(key, matter) ?? EVERYONE;
  const titleOf = ({ matter, body }: ContentDocument) => {
    const { document } = expandDocument({ matter, body }, definition.readersOf?.("", matter) ?? EVERYONE);
    const title = definition.title ? document.matter[definition.title] : document.body;
    return typeof title === "string" ? firstLine(title) : "";
  };
  return {
    name,
    files,
    titleField: definition.title ?? "body",
    isMedical: sourcesOf !== undefined,
    isOpen: remove !== undefined,
    idOf,
    titleOf,
    signProblems: (key, document) => signProblemsIn(document, readersOf(key, document)),
    expand: (key, document) => expandDocument(document, readersOf(key, document)),
    read(key, document) {
      const expanded = expandDocument(document, readersOf(key, document));
      const parsed = definition.matter.safeParse(expanded.document.matter);
      const problems = [...expanded.problems, ...(parsed.success ? [] : problemsOf(parsed.error))];
      const html = htmlOf(expanded.document.body);
      if (needsText && isEmpty(html)) problems.push({ msg: needsText, path: "body" });
      const [first] = problems;
      if (first || !parsed.success) {
        throw new Failure("invalid", first?.msg ?? "This is not as it should be.", { problems });
      }
      const stored = { id: idOf(key), key, matter: parsed.data, html };
      return {
        sources: sourcesOf?.(parsed.data) ?? [],
        html,
        content: JSON.stringify({ matter: parsed.data, html: stored.html }),
        datesOutOfRange: (days) => [
          ...readAfter(days.today, document.matter),
          ...(definition.datesOutOfRange?.(parsed.data, days) ?? []),
        ],
        store: (storing) => definition.store(storing, stored),
        storeBeside: async (storing) => definition.besideEdited?.(storing, stored),
      };
    },
    async requireDistinct(db, key, document) {
      await definition.requireDistinct?.(db, idOf(key), titleOf(document));
    },
    async remove(storing, key) {
      if (!remove) throw new Failure("conflict", "This one is part of a set and stays.", { code: "part_of_a_set" });
      await remove(storing, idOf(key));
    },
    async settle(storing) {
      await definition.settle?.(storing);
    },
  };
}

function problemsOf({ issues }: z.ZodError) {
  return issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
}

function isEmpty(html: string) {
  return plainText(html).trim() === "" && !html.includes("<img");
}

function firstLine(text: string) {
  const [line = ""] = text.trim().split("\n");
  return line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX - 1).trimEnd()}…` : line;
}
