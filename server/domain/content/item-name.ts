import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../contract/languages.ts";
import type { Schema } from "../../db/schema.ts";
import { searchTextOf } from "../search/fold.ts";

export interface ItemName {
  kind: ContentKind;
  key: string;
  language: LanguageCode;
}

export function ofItem({ kind, key, language }: ItemName): Expression<SqlBool> {
  const row = expressionBuilder<Schema, "contentItem">();
  return row.and([row("kind", "=", kind), row("key", "=", key), row("language", "=", language)]);
}

export const foundBy = (title: string, key: string) => ({ title, searchText: searchTextOf(`${title} ${key}`) });

export const inEnglish = ({ kind, key }: Omit<ItemName, "language">): ItemName => ({
  kind,
  key,
  language: FIRST_LANGUAGE,
});

export const isTranslation = ({ language }: Pick<ItemName, "language">): boolean => language !== FIRST_LANGUAGE;

export const nameOf = ({ kind, key, language }: ItemName): string => `${language}/${kind}/${key}`;

export const languageInWords = (language: LanguageCode): string | null =>
  language === FIRST_LANGUAGE ? null : `in ${languageOf(language).inEnglish}`;

export const withLanguage = (words: string, { language }: Pick<ItemName, "language">): string =>
  [words, languageInWords(language)].filter((part) => part !== null).join(" ");

export const whichVersion = (name: Pick<ItemName, "language">, number: number): string =>
  withLanguage(`version ${number}`, name);
