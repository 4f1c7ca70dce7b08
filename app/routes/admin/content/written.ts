import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";

export interface Written {
  lang?: string;
  dir: "ltr" | "rtl" | "auto";
}

/** Attributes of words in a translation, of which some may still be in English. */
export function writtenIn(language: LanguageCode, words: string): Written {
  const { code, direction } = languageOf(language);
  if (direction === "rtl" && !/\p{Script=Arabic}/u.test(words)) return writtenIn(FIRST_LANGUAGE, words);
  return { lang: code, dir: direction };
}
