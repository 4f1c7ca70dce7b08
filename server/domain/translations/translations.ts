import { isAdvice } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import { currentLanguage } from "../../language.ts";
import { reviewsOf } from "../clinician-reviews/reviews.ts";
import type { Page } from "../lists/paging.ts";
import { areUnreadHidden, unreadAmong, type Translating } from "./sign-words.ts";

export type { Translating };

export interface InLanguage {
  /** Of its words, where that is not the language of the answer. */
  textLanguage?: LanguageCode;
  isBehind?: true;
  /** It is about health, and no clinician has read the translation as it is now. */
  isUnreviewed?: true;
}

/** Puts the words of the request's language into records. A record without a translation for readers stays in English, and says so. */
export async function inItsLanguage<Row extends object>(
  context: Translating,
  rows: Row[],
  idOf: (row: Row) => string,
): Promise<(Row & InLanguage)[]> {
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE || rows.length === 0) return rows;
  const known = await translationsOf(context, language, [...new Set(rows.map(idOf))]);
  return rows.map((row) => {
    const found = known.get(idOf(row));
    return found ? { ...row, ...found } : { ...row, textLanguage: FIRST_LANGUAGE };
  });
}

/** What the words that `inItsLanguage` puts into a record depend on, besides what is stored. */
export function languageVariant({ settings }: Pick<Translating, "settings">): string {
  return `${currentLanguage()} ${settings.values.unreviewedTranslations}`;
}

export async function oneInItsLanguage<Row extends object>(
  context: Translating,
  row: Row,
  id: string,
): Promise<Row & InLanguage> {
  const [one = row] = await inItsLanguage(context, [row], () => id);
  return one;
}

export async function pageInItsLanguage<Row extends { id: string }>(
  context: Translating,
  page: Page<Row>,
): Promise<Page<Row & InLanguage>> {
  return { ...page, items: await inItsLanguage(context, page.items, ({ id }) => id) };
}

async function translationsOf(context: Translating, language: LanguageCode, ids: string[]) {
  const rows = await context.db
    .selectFrom("translation")
    .leftJoin("contentItem as english", (join) =>
      join.onRef("english.recordId", "=", "translation.recordId").on("english.language", "=", FIRST_LANGUAGE),
    )
    .select(["translation.recordId", "translation.kind", "fields", "html", "signs"])
    .select(["translation.englishHash as madeFrom", "english.englishHash as english"])
    .where("translation.language", "=", language)
    .where("translation.recordId", "in", ids)
    .execute();
  const ofHealth = rows.filter(({ kind }) => isAdvice(kind));
  const reviews = await reviewsOf(
    context,
    ofHealth.map(({ recordId }) => ({ recordId, language })),
  );
  const isHiding = areUnreadHidden(context);
  const unreadSigns = isHiding ? await unreadAmong(context, language, rows.flatMap(signsIn)) : new Set<string>();
  return new Map(
    rows.flatMap((row) => {
      const { recordId, kind, fields, html, madeFrom, english } = row;
      const isBehind = english !== null && english !== madeFrom;
      // The clinician read it beside an older English text, which may have had other numbers.
      const isUnreviewed = isAdvice(kind) && (isBehind || reviews.get(recordId)?.isChangedSince !== false);
      // Who read the text read it with the words that the table had then.
      if (isHiding && (isUnreviewed || signsIn(row).some((sign) => unreadSigns.has(sign)))) return [];
      const words: Record<string, unknown> = JSON.parse(fields);
      const column = kind === "event" ? "description" : "body";
      const text = html === null ? {} : { [column]: html };
      const standing: InLanguage = { ...(isBehind && { isBehind }), ...(isUnreviewed && { isUnreviewed }) };
      return [[recordId, { ...words, ...text, ...standing }]];
    }),
  );
}

function signsIn({ signs }: { signs: string | null }): string[] {
  return signs === null ? [] : JSON.parse(signs);
}

export function languageIn({ textLanguage, isBehind, isUnreviewed }: InLanguage): InLanguage {
  return {
    ...(textLanguage && { textLanguage }),
    ...(isBehind && { isBehind }),
    ...(isUnreviewed && { isUnreviewed }),
  };
}

export function languageOfText({ textLanguage }: InLanguage): LanguageCode {
  return textLanguage ?? currentLanguage();
}
