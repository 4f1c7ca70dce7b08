import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "@hono/zod-openapi";
import { found, notFound } from "../../failures.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const SET_KEPT_MS = 5_000;
/** More than any list shows; it bounds the server's work. */
const MOST = 24;
/** Keeps a picture's edge out of its neighbour's view. */
const GAP = 4;

const FILE = /^[a-z0-9,-]+\.svg$/;

const bodies = new Map<string, string>();
let size = { width: 0, height: 0 };
let openSet: Promise<IconSet> | undefined;

export function picturePath(name: string): string {
  return `/pictures/${name}.svg`;
}

const reading = createRoute({
  operationId: "readPicture",
  method: "get",
  path: "/pictures/{file}",
  tags: ["Pictures"],
  summary: "A picture of the icon set, or a sheet of several",
  description: `\`olive.svg\` is one; \`olive,pear.svg\` is a sheet of at most ${MOST}, of which \`#pear\` shows one.`,
  request: { params: z.object({ file: z.string().openapi({ pattern: FILE.source, example: "olive.svg" }) }) },
  responses: {
    200: { description: "The picture", content: { "image/svg+xml": { schema: z.string() } } },
    ...failures(404),
  },
});

export const pictures = router().openapi(reading, async (c) => {
  const { file } = c.req.valid("param");
  const names = FILE.test(file) ? [...new Set(file.replace(".svg", "").split(","))] : [];
  if (names.length === 0 || names.length > MOST) throw notFound("picture");
  const shown = await Promise.all(names.map(async (name) => ({ name, body: await bodyOf(name) })));
  const [only] = shown;
  c.header("Content-Type", "image/svg+xml");
  c.header("Cache-Control", "public, max-age=604800, stale-while-revalidate=2592000");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(only && shown.length === 1 ? svg(size.width, only.body) : sheetOf(shown));
});

export async function hasPicture(name: string): Promise<boolean> {
  return (await bodyIn(name)) !== undefined;
}

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

/** The fragment selects a view. Ids inside the pictures can't clash: they are hashes of what they name. */
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

/** The set is 3 MB: read once for the pictures of a page, then dropped. */
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
