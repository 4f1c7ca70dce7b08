import { isInEnglish } from "../language.ts";

const apartFromItsWord = isInEnglish ? /(\d) (?=°C)/g : /(\d|چیک|بلڈ) (?=°C|[\u0600-\u06FF])/g;

/** A number stays in one line with its unit, and in Urdu with the word that it counts; so do two words that are one. */
export const unbroken = (text: string): string => text.replaceAll(apartFromItsWord, "$1\u00A0");

export const inOneLine = (text: string): string => text.replaceAll(" ", "\u00A0");

/** Words in the order of their own script, whatever stands around them. */
export const apart = (words: string): string => (isInEnglish ? words : `\u2068${words}\u2069`);

/** Names in one message: one for each would be longer in every script. */
export const listed = (names: string): string[] => names.split(/[,،] /);

export function capitalised(words: string): string {
  const [first = ""] = words;
  return first.toUpperCase() + words.slice(first.length);
}
