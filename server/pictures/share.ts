import { shareGround } from "./covers.ts";
import { fitted, writable, written } from "./lettering.ts";
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
}

const INK = "#2B1A22";
const LEFT = 80;
const TITLE_WIDTH = 545;
const TITLE_SIZES = [
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 4 },
  { size: 44, lines: 5 },
  { size: 38, lines: 6 },
];
const LINE = 1.18;

/** The picture of a link preview, 1200 by 630, in light colours. Words in a script without letters here are left out. */
export function sharePicture(thing: SharedThing): string {
  const { category, title, kicker = "", brand, picture } = thing;
  const ground = shareGround(thing, picture && placedIn(picture));
  const parts = [
    titleLines(title),
    oneLine(kicker, { x: LEFT, y: 112, size: 30, fill: deepTone(category) }),
    `<svg x="${LEFT}" y="522" width="48" height="48" viewBox="0 0 48 48">${mark.body}</svg>`,
    oneLine(brand, { x: LEFT + 62, y: 560, size: 38, fill: INK }),
  ];
  return inLight(svgFile({ ...ground, body: ground.body + parts.join("") }));
}

function titleLines(title: string) {
  const words = writable(title);
  if (!words) return "";
  const { size, lines } = fitted(words, TITLE_WIDTH, TITLE_SIZES);
  const first = 315 + size * 0.36 - ((lines.length - 1) * size * LINE) / 2;
  return lines.map((line, at) => written(line, { x: LEFT, y: first + at * size * LINE, size, fill: INK })).join("");
}

function oneLine(text: string, place: { x: number; y: number; size: number; fill: string }) {
  const words = writable(text);
  if (!words) return "";
  const [line = ""] = fitted(words, TITLE_WIDTH - (place.x - LEFT), [{ size: place.size, lines: 1 }]).lines;
  return written(line, place);
}

function placedIn({ width, height, body }: Drawing) {
  return `<svg x="755" y="140" width="350" height="350" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
