import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import { lucideNames, ownIcons } from "./names.ts";

const brandFile = fileURLToPath(new URL("../../public/icon.svg", import.meta.url));

/** Of the moods in their order, by their names in Fluent Emoji. */
const faces = [
  "slightly-smiling-face",
  "grinning-face-with-smiling-eyes",
  "crying-face",
  "anxious-face-with-sweat",
  "nauseated-face",
  "star-struck",
  "angry-face",
  "smiling-face-with-heart-eyes",
];

const FACE = 32;
const SIDE = 24;

/** The left edges of five stars, 24 wide, and the width of the row. */
const places = [0, 26.5, 53, 79.5, 106];
const STARS = 130;
const rowOfStars = places
  .map((left) => `M${left + 12} 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2-4.5-4.4 6.2-.9z`)
  .join("");

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * Run by the build. Opened as an image, the sprite of the icons shows the brand, so it is the favicon as well. The faces
 * weigh half as much as all icons, and few pages have them: they are images of their own, which browsers load late.
 */
export function writeSprites() {
  const lucide = openSet("@iconify-json/lucide");
  const emoji = openSet("@iconify-json/fluent-emoji-flat");
  const brand = readFileSync(brandFile, "utf8")
    .trim()
    .replace(/^<svg [^>]*>/, '<symbol id="brand" viewBox="0 0 48 48">')
    .replace(/<\/svg>$/, "</symbol>");
  const icons = lucideNames.map((name) => symbol(name, lucide(name)));
  const own = Object.entries(ownIcons).map(([name, body]) => symbol(name, `<g ${LINE}>${body}</g>`));
  const stars = [
    symbol("stars", `<path ${LINE} d="${rowOfStars}"/>`, STARS),
    symbol("stars-full", `<g ${LINE}><path fill="currentColor" d="${rowOfStars}"/></g>`, STARS),
  ];
  const moods = faces.map((name, index) => view(`mood-${index + 1}`, index * FACE, emoji(name)));
  writeImage("sprite.svg", [brand, ...icons, ...own, ...stars, '<use href="#brand"/>']);
  writeImage("faces.svg", moods);
}

function writeImage(name: string, content: string[]) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${content.join("")}</svg>\n`;
  // To a tenth of a pixel: icons come before the first paint, and are a sixth smaller so.
  const image = optimize(whole, { plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }] }).data;
  if (!existsSync(file) || readFileSync(file, "utf8") !== image) writeFileSync(file, image);
}

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

function openSet(name: string) {
  const { icons, aliases = {} }: IconSet = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`${name}/icons.json`)), "utf8"),
  );
  return (picture: string) => {
    const icon = icons[picture] ?? icons[aliases[picture]?.parent ?? ""];
    if (!icon) throw new Error(`${name} has no picture '${picture}'`);
    return icon.body;
  };
}

/** A part of an image that its address shows alone: `….svg#id`. */
function view(id: string, left: number, body: string) {
  return `<view id="${id}" viewBox="${left} 0 ${FACE} ${FACE}"/><g transform="translate(${left})">${body}</g>`;
}

function symbol(id: string, body: string, width = SIDE) {
  return `<symbol id="${id}" viewBox="0 0 ${width} ${SIDE}">${body}</symbol>`;
}
