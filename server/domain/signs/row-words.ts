import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { FIRST_LANGUAGE, TRANSLATIONS, type LanguageCode } from "../../contract/languages.ts";
import { isolated } from "../../contract/isolates.ts";
import { hashOfWords } from "../translations/words.ts";
import { editedWords, rowKey, shippedRows, type Sign, type SignRow } from "./table.ts";

export interface RowWords {
  words: string;
  threshold?: string | undefined;
  enough?: string | undefined;
  how?: string | undefined;
}

const WORDS_OF_ROW = { fields: ["words", "threshold", "enough", "how"], hasText: false };

const file = z.record(
  z.string(),
  z.strictObject({
    words: z.string().min(1),
    rows: z.array(
      z.strictObject({
        words: z.string().optional(),
        how: z.string().optional(),
        threshold: z
          .strictObject({ words: z.string(), enough: z.string().optional(), measured: z.string().optional() })
          .optional(),
      }),
    ),
  }),
);

const exported = z.record(
  z.string(),
  z.strictObject({
    words: z.string().optional(),
    threshold: z.string().optional(),
    enough: z.string().optional(),
    how: z.string().optional(),
  }),
);

/** The rows of a translated `signs.json`, by the keys under which editors have them, as in an exported one. */
export function rowsInFile(json: string): Map<string, Partial<RowWords>> {
  const content: unknown = JSON.parse(json);
  const byRow = exported.safeParse(content);
  return byRow.success ? new Map(Object.entries(byRow.data)) : rowsOf(file.parse(content));
}

function rowsOf(signs: z.infer<typeof file>): Map<string, RowWords> {
  const rows = shippedRows.flatMap(({ key, sign, row }): [string, RowWords][] => {
    const said = signs[sign.key];
    const own = said?.rows[sign.rows.indexOf(row)];
    if (!said || !own) return [];
    const { words = said.words, how, threshold } = own;
    return [[key, { words, threshold: threshold?.words, enough: threshold?.enough, how }]];
  });
  return new Map(rows);
}

const shippedFiles = new Map(
  TRANSLATIONS.map((language) => {
    const path = new URL(`../../content/${language}/signs.json`, import.meta.url);
    return [language, existsSync(path) ? readFileSync(path, "utf8") : "{}"];
  }),
);
const names = new Map([...shippedFiles].map(([language, json]) => [language, file.parse(JSON.parse(json))]));
const shipped = new Map([...names].map(([language, signs]) => [language, rowsOf(signs)]));

export function nameIn(language: LanguageCode, { key, words }: Pick<Sign, "key" | "words">): string {
  if (language === FIRST_LANGUAGE) return words;
  return names.get(language)?.[key]?.words ?? isolated(words);
}

const shippedHashes = new Map(shippedRows.map(({ key, sign, row }) => [key, hashOf(inEnglish(sign, row))]));

let noted: Set<string> | null = null;

/** The rows whose words in another language were said meanwhile, by their keys. Not for what waits. */
export function notingRows<T>(read: () => T): { said: T; rows: string[] } {
  const before = noted;
  const own = new Set<string>();
  noted = own;
  try {
    return { said: read(), rows: [...own] };
  } finally {
    noted = before;
  }
}

/** In English, isolated, where the row has no translation, or one of other words: it may name another threshold. */
export function saidIn(language: LanguageCode, sign: Sign, row: SignRow): RowWords {
  const english = inEnglish(sign, row);
  if (language === FIRST_LANGUAGE) return english;
  const key = rowKey(sign, row);
  const edited = editedWords(language).get(key);
  const known = edited ?? { words: shipped.get(language)?.get(key), englishHash: shippedHashes.get(key) };
  if (known.words && known.englishHash === hashOf(english)) {
    noted?.add(key);
    return known.words;
  }
  const { words, threshold, enough, how } = english;
  const apart = (text: string | undefined) => (text === undefined ? undefined : isolated(text));
  return { words: isolated(words), threshold: apart(threshold), enough: apart(enough), how: apart(how) };
}

function inEnglish(sign: Pick<Sign, "words">, { words, threshold, how }: SignRow): RowWords {
  return { words: words ?? sign.words, threshold: threshold?.words, enough: threshold?.enough, how };
}

function hashOf(words: RowWords) {
  return hashOfWords({ matter: { ...words }, body: "" }, WORDS_OF_ROW);
}
