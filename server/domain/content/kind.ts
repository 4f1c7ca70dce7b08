import type { z } from "zod";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Database } from "../../db/schema.ts";
import { plainText } from "../../html/clean.ts";
import { Failure } from "../../failures.ts";
import { shippedId } from "../identity.ts";
import type { Source } from "../pages/pages.ts";
import { htmlOf, type ContentDocument } from "./documents.ts";
import { readAfter, type Days, type DateOutOfRange } from "./matter.ts";

/** Where content is stored, and on which day. */
export interface Storing {
  db: Database;
  /** Epoch milliseconds. */
  now: number;
  /** YYYY-MM-DD in the operator's zone. */
  today: string;
}

/** A document that is as its kind should be. */
export interface Readable {
  /** Where a fact comes from; none for kinds that state none. */
  sources: Source[];
  /** Clean HTML of its text. */
  html: string;
  /** What readers get of it, to be held against another. */
  content: string;
  /** What is wrong with its dates, if it comes before readers on such days. */
  datesOutOfRange(days: Days): DateOutOfRange[];
  /** Puts it before readers. */
  store(storing: Storing): Promise<void>;
  /** Shipped beside what an editor changed: stores what only this text says, and nothing of hers. */
  storeBeside(storing: Storing): Promise<void>;
}

/** One kind of content: what it must have, and how readers get it. */
export interface Kind {
  name: ContentKind;
  /** How its items are shipped and exported. */
  files: Files;
  /** The field that it is called by. */
  titleField: string;
  /** It states medical facts, so it must say where they come from and when somebody looked there. */
  isMedical: boolean;
  /** Editors may add to it and take from it; the weeks and the pages are a set. */
  isOpen: boolean;
  /** The id of the row that readers get. */
  idOf(key: string): string;
  /** What it is called in lists, be it whole or not. */
  titleOf(document: ContentDocument): string;
  /** @throws {Failure} invalid, with every problem at its field. */
  read(key: string, document: ContentDocument): Readable;
  /** Holds it to what others of its kind are before readers, in a transaction whose turn it is. @throws {Failure} invalid */
  requireDistinct(db: Database, key: string, document: ContentDocument): Promise<void>;
  /** Takes it away from readers. @throws {Failure} conflict, while something else needs it. */
  remove(storing: Storing, key: string): Promise<void>;
  /** Puts the rows in their order, after some were stored or removed. */
  settle(storing: Storing): Promise<void>;
}

/** What is stored of one item. */
export interface Stored<Matter> {
  id: string;
  key: string;
  matter: Matter;
  /** Clean HTML of the text. */
  html: string;
}

/** Each item a file of its own in a folder, or all of them entries of one file. */
export type Files =
  | { folder: string }
  | {
      file: string;
      /** The field that holds the text. */
      text?: string;
      /** The field that holds the list, where the file holds more than that. */
      within?: string;
    };

interface Definition<Matter> {
  name: ContentKind;
  files: Files;
  matter: z.ZodType<Matter>;
  /** The field that it is called by; its text where it has none. */
  title?: string;
  /** What to say when its text is missing; undefined for what has none. */
  needsText?: string;
  /** Of a kind that states medical facts. */
  sourcesOf?: (matter: Matter) => Source[];
  /** Of a kind with dates, beside those on which sources were read. */
  datesOutOfRange?: (matter: Matter, days: Days) => DateOutOfRange[];
  idOf?: (key: string) => string;
  /** Of a kind of which no two may have one title. @throws {Failure} invalid */
  requireDistinct?: (db: Database, id: string, title: string) => Promise<void>;
  store: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  /** Of a kind whose shipped text may say more than an editor could when she changed it. */
  besideEdited?: (storing: Storing, stored: Stored<Matter>) => Promise<void>;
  /** A kind without it is a set that stays whole. */
  remove?: (storing: Storing, id: string) => Promise<void>;
  settle?: (storing: Storing) => Promise<void>;
}

const TITLE_MAX = 80;

/** Makes a kind, whose own fields are nobody else's business. */
export function defineKind<Matter>(definition: Definition<Matter>): Kind {
  const { name, files, sourcesOf, remove, needsText } = definition;
  const idOf = definition.idOf ?? ((key: string) => shippedId(name, key));
  const titleOf = ({ matter, body }: ContentDocument) => {
    const title = definition.title ? matter[definition.title] : body;
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
    read(key, document) {
      const parsed = definition.matter.safeParse(document.matter);
      const problems = parsed.success ? [] : problemsOf(parsed.error);
      const html = htmlOf(document.body);
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

/** Neither words nor pictures, such as of a comment. */
function isEmpty(html: string) {
  return plainText(html).trim() === "" && !html.includes("<img");
}

function firstLine(text: string) {
  const [line = ""] = text.trim().split("\n");
  return line.length > TITLE_MAX ? `${line.slice(0, TITLE_MAX - 1).trimEnd()}…` : line;
}
