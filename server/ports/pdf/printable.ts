import { readFileSync } from "node:fs";
import { create } from "fontkit";

const fonts = ["noto-sans-latin-400", "noto-sans-latin-700", "noto-naskh-arabic-400"].map((name) =>
  create(readFileSync(new URL(`../../pictures/font/${name}.ttf`, import.meta.url))),
);

/** The same without the letters that no font has: in place of these a paper would have empty boxes. */
export function printable<T>(value: T): T;
export function printable(value: unknown): unknown {
  if (typeof value === "string") return printableText(value);
  if (Array.isArray(value)) return value.map((each) => printable<unknown>(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, printable<unknown>(each)]));
}

function printableText(text: string) {
  const letters = Array.from(
    text
      .toWellFormed()
      .normalize("NFC")
      .replaceAll(/[^\S\u00A0]+/g, " "),
  );
  return letters.filter(isPrintable).join("");
}

function isPrintable(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  return fonts.some((font) => font.hasGlyphForCodePoint(code));
}
