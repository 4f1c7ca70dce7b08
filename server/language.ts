import { AsyncLocalStorage } from "node:async_hooks";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "./contract/languages.ts";
import { overwriteGetLocale } from "./contract/sentences/compiled/runtime.js";

const languages = new AsyncLocalStorage<LanguageCode>();

/** Of the request that is being answered; outside of one, as in a job, the first. */
export function currentLanguage(): LanguageCode {
  return languages.getStore() ?? FIRST_LANGUAGE;
}

overwriteGetLocale(currentLanguage);

export function speaking<T>(language: LanguageCode, act: () => T): T {
  return languages.run(language, act);
}

/** The translation of the shipped words, unless what is stored are an operator's own. */
export function translatedUnlessOwn(stored: string, shipped: () => string): string {
  return stored === speaking(FIRST_LANGUAGE, shipped) ? shipped() : stored;
}

export const isRightToLeft = (language: LanguageCode): boolean => languageOf(language).direction === "rtl";
