import { unbroken } from "../../../format/words.ts";

/** A number at its end and a letter after a hyphen stay with the word before them: week 24, anti-D. */
export const headingWords = (title: string): string =>
  unbroken(title)
    .replaceAll(/-(?=\p{Lu}(?!\p{L}))/gu, "\u2011")
    .replace(/ (?=\d+\)?$)/, "\u00A0");
