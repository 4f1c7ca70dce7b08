import { inLanguage, languageOf, withoutLanguage, type LanguageCode } from "../server/contract/languages.ts";

/** Set by the build, of which there is one for each language. */
declare const PAGE_LANGUAGE: LanguageCode;

export const language = languageOf(PAGE_LANGUAGE);

/** Known while building, so that the pages in English carry nothing that only a translation needs. */
export const isInEnglish = PAGE_LANGUAGE === "en";

/** The path of a page in this language, where the router adds no prefix: plain links, forms, redirects by middleware. */
export function pagePath(path: string): string {
  return isInEnglish ? path : inLanguage(path, language);
}

/** What the router knows of a path in an address, such as `/weeks` of `/ur/weeks`. */
export function routerPath(path: string): string {
  return isInEnglish ? path : withoutLanguage(path);
}
