import { shareGround } from "./covers.ts";
import { directionOf, fitted, lineHeightOf, writable, written } from "./lettering.ts";
import { mark } from "./mark.ts";
import type { Motive } from "./medallion.ts";
import { inLight } from "./palette.ts";
import { svgFile, type Drawing } from "./svg.ts";
import { deepTone } from "./tones.ts";

export interface SharedThing extends Motive {
  readonly title: string;
  readonly kicker?: string;
  readonly brand: string;
  readonly picture?: Drawing;
  readonly isFromRight: boolean;
}

const INK = "#2B1A22";
const WIDTH = 1200;
const MARGIN = 80;
const TITLE_WIDTH = 545;
const TITLE_SIZES = [
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 4 },
  { size: 44, lines: 5 },
  { size: 38, lines: 6 },
];
const NASKH_SIZES = TITLE_SIZES.map(({ size, lines }) => ({
  size,
  lines: Math.min(lines, Math.floor(350 / size / 1.6)),
}));
const MARK = 48;
const PICTURE = 350;

/** The picture of a link preview, 1200 by 630, in light colours. Words in a script without letters here are left out. */
export function sharePicture(thing: SharedThing): string {
  const { category, title, kicker = "", brand, picture, isFromRight } = thing;
  const along = (from: number, width = 0) => (isFromRight ? WIDTH - from - width : from);
  const ground = shareGround(thing, picture && placedIn(picture, along(755, PICTURE)), isFromRight);
  const parts = [
    titleLines(title, { x: along(MARGIN), isFromRight }),
    oneLine(kicker, TITLE_WIDTH, { x: along(MARGIN), y: 112, size: 30, fill: deepTone(category), isFromRight }),
    `<svg x="${along(MARGIN, MARK)}" y="522" width="${MARK}" height="${MARK}" viewBox="0 0 48 48">${mark.body}</svg>`,
    oneLine(brand, TITLE_WIDTH - 62, { x: along(MARGIN + 62), y: 560, size: 38, fill: INK, isFromRight }),
  ];
  return inLight(svgFile({ ...ground, body: ground.body + parts.join("") }));
}

interface Side {
  x: number;
  isFromRight: boolean;
}

function titleLines(title: string, side: Side) {
  const words = writable(title);
  if (!words) return "";
  const direction = directionOf(words);
  const height = lineHeightOf(words);
  const { size, lines } = fitted(words, TITLE_WIDTH, height > 1.5 ? NASKH_SIZES : TITLE_SIZES);
  const first = 315 + size * 0.36 - ((lines.length - 1) * size * height) / 2;
  return lines
    .map((line, at) => written(line, { ...side, y: first + at * size * height, size, fill: INK }, direction))
    .join("");
}

function oneLine(text: string, width: number, place: Side & { y: number; size: number; fill: string }) {
  const words = writable(text);
  if (!words) return "";
  const [line = ""] = fitted(words, width, [{ size: place.size, lines: 1 }]).lines;
  return written(line, place, directionOf(words));
}

function placedIn({ width, height, body }: Drawing, x: number) {
  return `<svg x="${x}" y="140" width="${PICTURE}" height="${PICTURE}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
