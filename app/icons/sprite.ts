import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lucideNames, ownIcons } from "./names.ts";

const file = fileURLToPath(new URL("./sprite.svg", import.meta.url));
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

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Run by the build. Opened as an image, the sprite shows the brand, so it is the favicon as well. */
export function writeSprite() {
  const lucide = openSet("@iconify-json/lucide");
  const emoji = openSet("@iconify-json/fluent-emoji-flat");
  const brand = readFileSync(brandFile, "utf8")
    .trim()
    .replace(/^<svg [^>]*>/, '<symbol id="brand" viewBox="0 0 48 48">')
    .replace(/<\/svg>$/, "</symbol>");
  const icons = lucideNames.map((name) => symbol(name, 24, lucide(name)));
  const own = Object.entries(ownIcons).map(([name, body]) => symbol(name, 24, `<g ${LINE}>${body}</g>`));
  const moods = faces.map((name, index) => symbol(`mood-${index + 1}`, 32, emoji(name)));
  const symbols = [brand, ...icons, ...own, ...moods].join("");
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${symbols}<use href="#brand"/></svg>\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== sprite) writeFileSync(file, sprite);
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

function symbol(id: string, size: number, body: string) {
  return `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;
}
