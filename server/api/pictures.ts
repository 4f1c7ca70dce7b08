import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { found, notFound } from "../failures.ts";
import { noun } from "./noun.ts";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const SET_KEPT_MS = 5_000;
/** The most pictures of a sheet: more than any list shows, too few to make the server busy with. */
const MOST = 24;
/** Between the pictures of a sheet, so that none shows at the edge of its neighbour. */
const GAP = 4;

const bodies = new Map<string, string>();
let size = { width: 0, height: 0 };
let openSet: Promise<IconSet> | undefined;

export function picturePath(name: string): string {
  return `/pictures/${name}.svg`;
}

/**
 * Pictures from the icon set, as SVG files: `/pictures/olive.svg`, or in one request all that a list shows,
 * `/pictures/olive,pear.svg#pear`.
 */
export const pictures = noun().get("/pictures/:file{[a-z0-9,-]+\\.svg}", async (c) => {
  const names = [...new Set(c.req.param("file").replace(".svg", "").split(","))];
  if (names.length > MOST) throw notFound("picture");
  const shown = await Promise.all(names.map(async (name) => ({ name, body: await bodyOf(name) })));
  const [only] = shown;
  c.header("Content-Type", "image/svg+xml");
  c.header("Cache-Control", "public, max-age=604800, stale-while-revalidate=2592000");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(only && shown.length === 1 ? svg(size.width, only.body) : sheetOf(shown));
});

/** Whether the icon set has a picture of this name. */
export async function hasPicture(name: string): Promise<boolean> {
  return (await bodyIn(name)) !== undefined;
}

/** The names of all pictures in the icon set, in their order. */
export async function pictureNames(): Promise<string[]> {
  return Object.keys((await iconSet()).icons);
}

async function bodyOf(name: string) {
  return found(await bodyIn(name), "picture");
}

async function bodyIn(name: string) {
  const known = bodies.get(name);
  if (known) return known;
  const { width, height, icons } = await iconSet();
  const body = Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
  if (!body) return undefined;
  size = { width, height };
  bodies.set(name, body);
  return body;
}

/** All in a row; the fragment of the address chooses one. Their own ids can't clash: they derive from what they name. */
function sheetOf(shown: { name: string; body: string }[]) {
  const step = size.width + GAP;
  const parts = shown.map(
    ({ name, body }, index) =>
      `<view id="${name}" viewBox="${index * step} 0 ${size.width} ${size.height}"/>` +
      `<g transform="translate(${index * step})">${body}</g>`,
  );
  return svg(shown.length * step, parts.join(""));
}

function svg(width: number, content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}">${content}</svg>`;
}

/** The whole set is three megabytes: it is read once for all pictures of a page, then let go. */
function iconSet() {
  if (!openSet) {
    openSet = readIconSet();
    setTimeout(() => (openSet = undefined), SET_KEPT_MS).unref();
  }
  return openSet;
}

async function readIconSet(): Promise<IconSet> {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
  return JSON.parse(await readFile(file, "utf8"));
}
