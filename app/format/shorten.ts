import { language } from "../language.ts";

const letters = new Intl.Segmenter(language.code, { granularity: "grapheme" });

export function shorten(text: string, max: number): string {
  // A grapheme is at least one UTF-16 unit, and most English texts need no segmenter.
  if (text.length <= max) return text;
  if (/^[ -~]+$/.test(text.slice(0, max + 1))) return `${text.slice(0, max).trimEnd()}…`;
  let count = 0;
  for (const { index } of letters.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}

export function excerpt(text: string, max: number): string {
  return shorten(text.replaceAll(/\s+/g, " ").trim(), max);
}
