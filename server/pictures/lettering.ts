import { readFileSync } from "node:fs";
import bidiOf from "bidi-js";
import { create, type Font, type LaidOut } from "fontkit";
import { tenths } from "./svg.ts";

interface Face {
  readonly font: Font;
  /** Letters of Naskh look smaller than Latin ones of the same size. */
  readonly scale: number;
  readonly line: number;
}

const fontNamed = (name: string) => create(readFileSync(new URL(`font/${name}.ttf`, import.meta.url)));

/** Bold faces of Noto under the licence beside them. Words become outlines, so that a server needs no fonts. */
const latin: Face = { font: fontNamed("noto-serif-latin-700"), scale: 1, line: 1.18 };
const naskh: Face = { font: fontNamed("noto-naskh-arabic-700"), scale: 1.2, line: 1.62 };

const bidi = bidiOf();

/** Emoji and invisible signs. Isolates stay, and the sign between Urdu letters that must not join. */
const LEFT_OUT =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{20E3}\u{FE00}-\u{FE0F}\u{E0000}-\u{E007F}]|(?!\s)\p{Cc}|(?![\u{200C}\u{2066}\u{2069}])\p{Cf}|\p{Cs}/gu;
const ISOLATE_MARKS = /[\u{2066}\u{2069}]/gu;
const ISOLATE = /\u{2066}[^\u{2069}]*\u{2069}/gu;

/** Without what cannot be written; null when a letter has no glyph, since words with holes are worse than none. */
export function writable(text: string): string | null {
  const clean = text.normalize("NFC").replaceAll(LEFT_OUT, "").replaceAll(/\s+/g, " ").trim();
  const seen = clean.replaceAll(ISOLATE_MARKS, "");
  const isWhole = Array.from(seen).every((letter) => faceOf(letter) !== undefined);
  // A number and its unit stay in one line, where they are isolated together.
  return seen !== "" && isWhole ? clean.replaceAll(ISOLATE, (whole) => whole.replaceAll(" ", "\u00A0")) : null;
}

function faceOf(letter: string): Face | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return [latin, naskh].find(({ font }) => font.hasGlyphForCodePoint(code));
}

export function lineHeightOf(text: string): number {
  return Math.max(...Array.from(text, (letter) => (faceOf(letter) ?? latin).line));
}

interface Run {
  readonly face: Face;
  readonly laid: LaidOut;
}

function runsOf(line: string, direction: Direction): Run[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const groups: { face: Face; isFromRight: boolean; places: number[] }[] = [];
  for (const place of bidi.getReorderedIndices(line, levels)) {
    const letter = line.charAt(place);
    if (/[\u{2066}\u{2069}]/u.test(letter)) continue;
    const isFromRight = (levels.levels[place] ?? 0) % 2 === 1;
    const last = groups.at(-1);
    const face = letter === " " ? (last?.face ?? latin) : (faceOf(letter) ?? latin);
    if (last && last.face === face && last.isFromRight === isFromRight) last.places.push(place);
    else groups.push({ face, isFromRight, places: [place] });
  }
  return groups.map(({ face, isFromRight, places }) => {
    const shown = places.map((place) => mirrored.get(place) ?? line.charAt(place));
    // The font's own rules join the letters of Arabic script and turn them round; Latin signs come turned already.
    const laid =
      face === naskh && isFromRight
        ? face.font.layout(shown.toReversed().join(""), undefined, "arab", "URD ", "rtl")
        : face.font.layout(shown.join(""));
    return { face, laid };
  });
}

/** `auto` is for a whole text, whose first letter decides. */
type Direction = "ltr" | "rtl" | "auto";

export function directionOf(text: string): "ltr" | "rtl" {
  return (bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0) === 1 ? "rtl" : "ltr";
}

export function widthOf(text: string, size: number): number {
  return widthOfRuns(runsOf(text, "auto"), size);
}

function widthOfRuns(runs: Run[], size: number) {
  return runs.reduce((sum, { face, laid }) => sum + laid.advanceWidth * scaleOf(face, size), 0);
}

function scaleOf({ font, scale }: Face, size: number) {
  return (size * scale) / font.unitsPerEm;
}

interface Place {
  /** Where the line begins, or where it ends when it is set from the right. */
  x: number;
  y: number;
  size: number;
  fill: string;
  isFromRight?: boolean;
}

export function written(
  text: string,
  { x, y, size, fill, isFromRight = false }: Place,
  direction: Direction = "auto",
): string {
  const runs = runsOf(text, direction);
  let along = isFromRight ? x - widthOfRuns(runs, size) : x;
  const outlines = runs.flatMap(({ face, laid: { glyphs, positions } }) => {
    const scale = scaleOf(face, size);
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = path
        .scale(scale, -scale)
        .translate(along + xOffset * scale, y - yOffset * scale)
        .toSVG();
      along += xAdvance * scale;
      return outline.replaceAll(/-?\d+\.\d+/g, (number) => String(tenths(Number(number))));
    });
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

const letters = new Intl.Segmenter("ur", { granularity: "grapheme" });

function cut(text: string, em: number, most: number) {
  const all = Array.from(letters.segment(text), ({ segment }) => segment);
  const widths = new Map(["…", ...all].map((letter) => [letter, widthOf(letter, 1)] as const));
  const sum = (some: readonly string[]) => some.reduce((wide, letter) => wide + (widths.get(letter) ?? 0), 0);
  const lines: string[][] = [[]];
  const shown = () => lines.map((line) => line.join("").trim());
  for (const letter of all) {
    const last = lines.at(-1) ?? [];
    if (sum([...last, letter, "…"]) <= em) {
      last.push(letter);
      continue;
    }
    const space = letter === " " ? last.length : last.lastIndexOf(" ");
    const rest = last.splice(space > last.length / 2 ? space : last.length);
    if (lines.length === most) return shown().map((line, at) => (at === most - 1 ? `${line}…` : line));
    lines.push([...rest, letter]);
  }
  return shown();
}
