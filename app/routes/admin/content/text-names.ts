import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf } from "../../../../server/contract/languages.ts";
import type { ItemName } from "./item.ts";

export const TITLES = ["title", "label", "words", "symptom", "name"];

export const hasTitle = (kind: ContentKind): boolean =>
  kindsOfContent[kind].fields.some(({ name }) => TITLES.includes(name));

/** Whose title is a whole sentence, too long for a heading. */
export const isSentence = (kind: ContentKind): boolean => kind === "sign";

export function oneIn({ kind, language }: Pick<ItemName, "kind" | "language">): string {
  const { one } = kindsOfContent[kind];
  return language === FIRST_LANGUAGE ? one : `${one} in ${languageOf(language).inEnglish}`;
}
