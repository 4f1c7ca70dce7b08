import type { Insertable } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import type { TranslationTable } from "../../db/schema/content.ts";
import type { Context } from "../context.ts";
import { searchTextOfArticle } from "../search/article-text.ts";

export type TranslatedWords = Omit<Insertable<TranslationTable>, "englishHash">;

interface Written {
  kind: ContentKind;
  recordId: string;
  language: LanguageCode;
  fields: Record<string, unknown>;
  html: string | null;
  signs: string[];
}

export function translationRow({ fields, html, signs, ...name }: Written): TranslatedWords {
  // Articles alone are searched in the database: the search of the whole site has its own index in memory.
  const searchText = name.kind === "article" ? searchTextOfArticle(String(fields["title"]), html ?? "") : "";
  const said = signs.length > 0 ? JSON.stringify(signs) : null;
  return { ...name, fields: JSON.stringify(fields), html, searchText, signs: said };
}

/** @param englishHash null: made from the same words as before. */
export async function storeTranslation(
  { db }: Pick<Context, "db">,
  words: TranslatedWords,
  englishHash: string | null,
): Promise<void> {
  await db
    .insertInto("translation")
    .values({ ...words, englishHash: englishHash ?? "" })
    .onConflict((conflict) =>
      conflict.columns(["language", "recordId"]).doUpdateSet(englishHash === null ? words : { ...words, englishHash }),
    )
    .execute();
}

export async function removeTranslation(
  { db }: Pick<Context, "db">,
  recordId: string,
  language: LanguageCode,
): Promise<void> {
  await db.deleteFrom("translation").where("recordId", "=", recordId).where("language", "=", language).execute();
}
