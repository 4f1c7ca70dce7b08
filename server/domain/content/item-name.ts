import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../contract/languages.ts";
import type { Schema } from "../../db/schema.ts";

export interface ItemName {
  kind: ContentKind;
  key: string;
  language: LanguageCode;
}

export function ofItem({ kind, key, language }: ItemName): Expression<SqlBool> {
  const row = expressionBuilder<Schema, "contentItem">();
  return row.and([row("kind", "=", kind), row("key", "=", key), row("language", "=", language)]);
}

export const inEnglish = ({ kind, key }: Omit<ItemName, "language">): ItemName => ({
  kind,
  key,
  language: FIRST_LANGUAGE,
});

export const isTranslation = ({ language }: Pick<ItemName, "language">): boolean => language !== FIRST_LANGUAGE;

/** Null for English, which goes without saying. */
export const languageInWords = (language: LanguageCode): string | null =>
  language === FIRST_LANGUAGE ? null : `in ${languageOf(language).inEnglish}`;

/** For the log of acts, which names a text by its key. */
export const whichVersion = ({ language }: Pick<ItemName, "language">, number: number): string =>
  language === FIRST_LANGUAGE ? `version ${number}` : `version ${number} in ${languageOf(language).inEnglish}`;
