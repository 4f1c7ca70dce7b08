import type { LanguageCode } from "../../server/contract/languages.ts";
import { isInEnglish } from "../language.ts";
import { m } from "../messages/m.ts";

/** @param language of the words; undefined where it is the page's. */
export function asSentence(words: string, language?: LanguageCode): string {
  return language && !isInEnglish ? `${words}.` : m.asSentence({ words });
}
