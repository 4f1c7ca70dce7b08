import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { tenths } from "./svg.ts";

/** Noto Serif Bold, Latin letters only, under the licence beside it. Words become outlines, so that a server needs no fonts. */
const font = create(readFileSync(new URL("font/noto-serif-latin-700.ttf", import.meta.url)));

/** Emoji, and signs that are not seen. */
const LEFT_OUT =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{20E3}\u{FE00}-\u{FE0F}\u{E0000}-\u{E007F}]|(?!\s)\p{Cc}|\p{Cf}|\p{Cs}/gu;

/** The words as they can be written; null in another script, since words with holes are worse than none. */
export function writable(text: string): string | null {
  const clean = text.normalize("NFC").replaceAll(LEFT_OUT, "").replaceAll(/\s+/g, " ").trim();
  const isWhole = Array.from(clean).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return clean !== "" && isWhole ? clean : null;
}

export function widthOf(text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

export function written(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let along = x;
  const outlines = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = path
      .scale(scale, -scale)
      .translate(along + xOffset * scale, y)
      .toSVG();
    along += xAdvance * scale;
    return outline.replaceAll(/-?\d+\.\d+/g, (number) => String(tenths(Number(number))));
  });
  return `<path d="${outlines.join("")}" fill="${fill}"/>`;
}

interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest of the sizes at which the words stand in the width; too many of them end in an ellipsis. */
export function fitted(text: string, width: number, sizes: readonly { size: number; lines: number }[]): Fitted {
  const measure = measureOf(text);
  for (const { size, lines: most } of sizes) {
    const em = width / size;
    const lines = wrapped(text, em, measure);
    if (lines.length <= most && lines.every((line) => measure(line) <= em)) {
      return { size, lines: balanced(text, em, measure, lines) };
    }
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 40, lines: 4 };
  return { size, lines: cut(text, width / size, most) };
}

type Measure = (line: string) => number;

function measureOf(text: string): Measure {
  const widths = new Map(text.split(" ").map((word) => [word, widthOf(word, 1)]));
  const space = widthOf(" ", 1);
  return (line) => {
    const words = line.split(" ");
    return words.reduce((sum, word) => sum + (widths.get(word) ?? 0), space * (words.length - 1));
  };
}

/** The narrowest measure that keeps the number of lines, so that no word stands alone in the last. */
function balanced(text: string, em: number, measure: Measure, lines: string[]) {
  let best = lines;
  for (let narrow = em * 0.98; narrow > em / 2; narrow -= em * 0.02) {
    const next = wrapped(text, narrow, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrow)) break;
    best = next;
  }
  return best;
}

function wrapped(text: string, em: number, measure: Measure) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= em) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, em: number, most: number) {
  const widths = new Map(Array.from(`…${text}`, (letter) => [letter, widthOf(letter, 1)] as const));
  const measure = (line: string) => Array.from(line).reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0);
  const lines = [""];
  for (const letter of text) {
    const last = lines.at(-1) ?? "";
    if (measure(`${last}${letter}…`) <= em) {
      lines[lines.length - 1] = last + letter;
      continue;
    }
    if (lines.length === most) return [...lines.slice(0, -1), `${last.trimEnd()}…`].map((line) => line.trim());
    const space = last.lastIndexOf(" ");
    const end = space > last.length / 2 ? space : last.length;
    lines[lines.length - 1] = last.slice(0, end);
    lines.push(last.slice(end) + letter);
  }
  return lines.map((line) => line.trim());
}
