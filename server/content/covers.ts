import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { z } from "zod";
import { readFiles } from "./load/folders.ts";
import { parseDocument } from "../domain/content/documents.ts";
import { shippedId } from "../domain/identity.ts";

/** Run after the build: draws the pictures of link previews. */
const WIDTH = 1_200;
const HEIGHT = 630;
const ICON = 400;

/** One for each category, in their order. */
const tones = ["#FBE5EC", "#DDF1EC", "#FCE5C0", "#E7D9D2", "#F0C9D4", "#BFE0D8", "#F8D79A", "#F7EBE4"];

const folder = new URL("../../build/client/covers/", import.meta.url);
const matter = z.object({ category: z.string(), picture: z.string() });
const categoryList = z.array(z.object({ key: z.string() }));

const iconFile = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
const iconSet: { width: number; height: number; icons: Record<string, { body: string } | undefined> } = JSON.parse(
  await readFile(iconFile, "utf8"),
);
const categories = categoryList
  .parse(JSON.parse(await readFile(new URL("categories.json", import.meta.url), "utf8")))
  .map(({ key }) => key);

await mkdir(folder, { recursive: true });
const articles = Object.entries(await readFiles(new URL("articles/", import.meta.url)));
await Promise.all(
  articles.map(async ([file, text]) => {
    const { category, picture } = matter.parse(parseDocument(text).matter);
    const icon = iconSet.icons[picture];
    if (!icon) throw new Error(`content file ${file}: there is no picture '${picture}'`);
    const tone = tones[categories.indexOf(category)];
    if (!tone) throw new Error(`content file ${file}: there is no category '${category}', or no tone for it`);
    await draw(shippedId("article", file.replace(/\.md$/, "")), tone, svg(iconSet.width, iconSet.height, icon.body));
  }),
);
// Drawn last, since its age tells whether all are there.
await draw("default", "#FFF8F3", await readFile(new URL("../../public/icon.svg", import.meta.url), "utf8"));

async function draw(name: string, tone: string, iconSvg: string) {
  const icon = iconSvg.replace(/^<svg /, placed);
  const picture = svg(WIDTH, HEIGHT, `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tone}"/>${icon}`);
  const png = await sharp(Buffer.from(picture)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  await writeFile(new URL(`${name}.png`, folder), png);
}

function svg(width: number, height: number, body: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function placed(tag: string) {
  return `${tag}x="${(WIDTH - ICON) / 2}" y="${(HEIGHT - ICON) / 2}" width="${ICON}" height="${ICON}" `;
}
