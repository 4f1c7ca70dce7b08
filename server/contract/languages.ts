export interface Language {
  /** BCP 47. */
  code: LanguageCode;
  /** In itself. */
  name: string;
  /** For those who run Umeed, whose pages are in English. */
  inEnglish: string;
  direction: "ltr" | "rtl";
  /** Before the path of its pages; the first language has none. */
  prefix: "" | `/${string}`;
}

/** The first is the one that every text has, and into which a missing translation falls back. */
export const LANGUAGES = [
  { code: "en", name: "English", inEnglish: "English", direction: "ltr", prefix: "" },
  { code: "ur", name: "اردو", inEnglish: "Urdu", direction: "rtl", prefix: "/ur" },
] as const satisfies (Omit<Language, "code"> & { code: string })[];

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

export const FIRST_LANGUAGE: LanguageCode = LANGUAGES[0].code;

export const TRANSLATIONS: readonly LanguageCode[] = LANGUAGE_CODES.filter((code) => code !== FIRST_LANGUAGE);

export const LANGUAGE_HEADER = "Umeed-Language";

export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGE_CODES.some((known) => known === code);
}

export function languageOf(code: string | undefined): Language {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}

export function languageOfPath(path: string): Language {
  return LANGUAGES.find(({ prefix }) => prefix !== "" && isUnder(path, prefix)) ?? LANGUAGES[0];
}

export function withoutLanguage(path: string): string {
  const { prefix } = languageOfPath(path);
  return path.slice(prefix.length) || "/";
}

export function inLanguage(path: string, { prefix }: Language): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/** React Router asks for the data of `/ur` as `/ur.data`. */
function isUnder(path: string, prefix: string) {
  return path === prefix || (path.startsWith(prefix) && /^[/.?#]/.test(path.slice(prefix.length)));
}
