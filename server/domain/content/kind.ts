import type { ContentKind } from "../../contract/content/kinds.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import type { Database } from "../../db/schema.ts";
import type { Problem } from "../../failures.ts";
import type { Source } from "../pages/pages.ts";
import type { Expanded } from "../signs/documents.ts";
import type { Words } from "../translations/words.ts";
import type { TranslatedWords } from "../translations/writing.ts";
import type { ContentDocument } from "./documents.ts";
import type { DateOutOfRange, Days } from "./front-matter.ts";

export interface Storing {
  db: Database;
  now: number;
  /** YYYY-MM-DD in the operator's zone. */
  today: string;
}

export interface Readable {
  sources: Source[];
  html: string;
  content: string;
  datesOutOfRange(days: Days): DateOutOfRange[];
  /** @param englishHash of a translation: what it was made from; without one, as before. */
  store(storing: Storing, englishHash?: string | null): Promise<void>;
  translation(): TranslatedWords;
  /** Beside a text that an editor changed, stores only what the shipped text alone can say. */
  storeBeside(storing: Storing): Promise<void>;
}

export interface Judged {
  readable: Readable | null;
  problems: Problem[];
  html: string;
  datesOutOfRange(days: Days): DateOutOfRange[];
}

export interface Kind {
  name: ContentKind;
  files: Files;
  titleField: string;
  words: Words;
  /** It states medical facts, so it must say where they come from and when somebody looked there. */
  isMedical: boolean;
  idOf(key: string): string;
  titleOf(document: ContentDocument, language: LanguageCode): string;
  signProblems(key: string, document: ContentDocument): Problem[];
  expand(key: string, document: ContentDocument, language: LanguageCode): Expanded;
  /** What readers get of it depends on the table of signs, references or not. */
  isOfSigns: boolean;
  missingInNew(document: ContentDocument): Problem[];
  /** @throws {Failure} invalid, with every problem at its field. */
  read(key: string, document: ContentDocument, language: LanguageCode): Readable;
  /** As `read`, but says what is wrong, also with the dates of fields that are right beside others that are not. */
  judge(key: string, document: ContentDocument, language: LanguageCode): Judged;
  /** @throws {Failure} invalid, where it names a category or a city that is not there, or a time that its key can't have. */
  requireKnown(db: Database, key: string, document: ContentDocument): Promise<void>;
  requireDistinct(db: Database, key: string, document: ContentDocument): Promise<void>;
  /** @throws {Failure} conflict, for a part of a fixed set or while something else needs it. */
  remove(storing: Storing, key: string, language: LanguageCode): Promise<void>;
  settle(storing: Storing): Promise<void>;
}

export type Files =
  | { folder: string }
  | {
      file: string;
      text?: string;
      /** The field that holds the list, where the file holds more than that. */
      within?: string;
      /** What the shipped file holds, which is no list, in place of the exported one. */
      shipped?: "signs";
    };
