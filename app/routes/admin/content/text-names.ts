import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf } from "../../../../server/contract/languages.ts";
import { capitalised } from "../../../format/words.ts";
import type { ItemName } from "./item.ts";

export const TITLES = ["title", "label", "words", "symptom", "name"];

export const hasTitle = (kind: ContentKind): boolean =>
  kindsOfContent[kind].fields.some(({ name }) => TITLES.includes(name));

/** Whose title is a whole sentence, too long for a heading. */
export const isSentence = (kind: ContentKind): boolean => kind === "sign";

const LETTERS_MAX = 48;

/** Over the editor of a text in English, or of its translation. */
export function headingOf({ kind, language }: Pick<ItemName, "kind" | "language">, title: string): string {
  const { one } = kindsOfContent[kind];
  const short = title.length > LETTERS_MAX ? `${title.slice(0, LETTERS_MAX).replace(/\s+\S*$/, "")}…` : title;
  const heading = isSentence(kind) ? "Danger sign" : hasTitle(kind) ? title : `${capitalised(one)}: ${short}`;
  return language === FIRST_LANGUAGE ? heading : `${heading}, in ${languageOf(language).inEnglish}`;
}

export function oneIn({ kind, language }: Pick<ItemName, "kind" | "language">): string {
  const { one } = kindsOfContent[kind];
  return language === FIRST_LANGUAGE ? one : `${one} in ${languageOf(language).inEnglish}`;
}
