import { language } from "../language.ts";

const letters = new Intl.Segmenter(language.code, { granularity: "grapheme" });

/** The word that would be cut is left out, unless it is the only one. */
export function shorten(text: string, max: number): string {
  // A grapheme is at least one UTF-16 unit, and most English texts need no segmenter.
  if (text.length <= max) return text;
  if (/^[ -~]+$/.test(text.slice(0, max + 1))) return cutAt(text, max);
  let count = 0;
  for (const { index } of letters.segment(text)) {
    if (count === max) return cutAt(text, index);
    count += 1;
  }
  return text;
}

const cutAt = (text: string, index: number) => `${text.slice(0, index + 1).replace(/\s+\S*$|.$/su, "")}…`;

export function excerpt(text: string, max: number): string {
  return shorten(text.replaceAll(/\s+/g, " ").trim(), max);
}
