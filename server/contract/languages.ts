export interface Language {
  /** BCP 47. */
  code: "en" | "ur";
  /** In itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** Before the path of its pages. */
  prefix: "" | `/${string}`;
}

export type LanguageCode = Language["code"];

const english: Language = { code: "en", name: "English", direction: "ltr", prefix: "" };

/** The first is the one of the contract: texts that another language lacks are given in it. */
export const languages: [Language, ...Language[]] = [
  english,
  { code: "ur", name: "اردو", direction: "rtl", prefix: "/ur" },
];

export function languageOf(code: string | undefined): Language {
  return languages.find((language) => language.code === code) ?? english;
}

/** Of a page's path, such as `/ur/weeks`. */
export function languageOfPath(path: string): Language {
  return languages.find(({ prefix }) => prefix !== "" && isUnder(path, prefix)) ?? english;
}

/** @returns the path without its language, such as `/weeks` */
export function withoutLanguage(path: string): string {
  const { prefix } = languageOfPath(path);
  return path.slice(prefix.length) || "/";
}

/** @param path without a language */
export function inLanguage(path: string, { prefix }: Language): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/** React Router asks for the data of `/ur` as `/ur.data`. */
function isUnder(path: string, prefix: string) {
  return path === prefix || (path.startsWith(prefix) && /^[/.?#]/.test(path.slice(prefix.length)));
}
