interface Language {
  /** BCP 47. */
  code: string;
  /** In itself. */
  name: string;
  /** For those who run Umeed, whose pages are in English. */
  inEnglish: string;
  direction: "ltr" | "rtl";
  /** Of the addresses of its pages; the first language has none. */
  prefix: string;
}

/** The first is the one that every text has, and into which a missing translation falls back. */
export const LANGUAGES = [
  { code: "en", name: "English", inEnglish: "English", direction: "ltr", prefix: "" },
  { code: "ur", name: "اردو", inEnglish: "Urdu", direction: "rtl", prefix: "/ur" },
] as const satisfies Language[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

export const FIRST_LANGUAGE: LanguageCode = LANGUAGES[0].code;

/** Those into which texts are translated. */
export const TRANSLATIONS: readonly LanguageCode[] = LANGUAGE_CODES.filter((code) => code !== FIRST_LANGUAGE);

/** Of a call to the API: in which language the answer is to be. */
export const LANGUAGE_HEADER = "Umeed-Language";

export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGE_CODES.some((known) => known === code);
}

export function languageOf(code: LanguageCode): Language {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}
