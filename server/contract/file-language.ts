import { FIRST_LANGUAGE, type Language } from "./languages.ts";

export const LANGUAGE_PARAMETER = "language";

/** The address of a file that is asked for without headers of ours, as calendar apps do. */
export function namingLanguage(path: string, { code }: Pick<Language, "code">): string {
  if (code === FIRST_LANGUAGE) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${code}`;
}
