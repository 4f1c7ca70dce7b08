import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { Database } from "../../db/schema.ts";
import { currentLanguage } from "../../language.ts";
import type { Context } from "../context.ts";
import type { Page } from "../lists/paging.ts";

export interface InLanguage {
  /** Of its words, where that is not the language of the answer. */
  textLanguage?: LanguageCode;
  /** A translation of other words than the English text has now. */
  isBehind?: true;
}

/** Lays the words of the request's language over records; one that has none stays in English, and says so. */
export async function inItsLanguage<Row extends object>(
  { db }: Pick<Context, "db">,
  rows: Row[],
  idOf: (row: Row) => string,
): Promise<(Row & InLanguage)[]> {
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE || rows.length === 0) return rows;
  const known = await translationsOf(db, language, [...new Set(rows.map(idOf))]);
  return rows.map((row) => {
    const found = known.get(idOf(row));
    return found ? { ...row, ...found } : { ...row, textLanguage: FIRST_LANGUAGE };
  });
}

export async function oneInItsLanguage<Row extends object>(
  context: Pick<Context, "db">,
  row: Row,
  id: string,
): Promise<Row & InLanguage> {
  const [one = row] = await inItsLanguage(context, [row], () => id);
  return one;
}

export async function pageInItsLanguage<Row extends { id: string }>(
  context: Pick<Context, "db">,
  page: Page<Row>,
): Promise<Page<Row & InLanguage>> {
  return { ...page, items: await inItsLanguage(context, page.items, ({ id }) => id) };
}

async function translationsOf(db: Database, language: LanguageCode, ids: string[]) {
  const rows = await db
    .selectFrom("translation")
    .leftJoin("contentItem as english", (join) =>
      join.onRef("english.recordId", "=", "translation.recordId").on("english.language", "=", FIRST_LANGUAGE),
    )
    .select(["translation.recordId", "translation.kind", "fields", "html"])
    .select(["translation.englishHash as madeFrom", "english.englishHash as english"])
    .where("translation.language", "=", language)
    .where("translation.recordId", "in", ids)
    .execute();
  return new Map(
    rows.map(({ recordId, kind, fields, html, madeFrom, english }) => {
      const words: Record<string, unknown> = JSON.parse(fields);
      const column = kind === "event" ? "description" : "body";
      const text = html === null ? {} : { [column]: html };
      const standing: InLanguage = english !== null && english !== madeFrom ? { isBehind: true } : {};
      return [recordId, { ...words, ...text, ...standing }];
    }),
  );
}

export function languageIn({ textLanguage, isBehind }: InLanguage): InLanguage {
  return { ...(textLanguage === undefined ? {} : { textLanguage }), ...(isBehind === undefined ? {} : { isBehind }) };
}

export function onlyInEnglish(): Pick<InLanguage, "textLanguage"> {
  return currentLanguage() === FIRST_LANGUAGE ? {} : { textLanguage: FIRST_LANGUAGE };
}

export function languageOfText({ textLanguage }: InLanguage): LanguageCode {
  return textLanguage ?? currentLanguage();
}
