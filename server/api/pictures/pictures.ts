import { z } from "@hono/zod-openapi";
import { drawingNamed } from "../../pictures/pictures.ts";
import { svgFile, svgSheet } from "../../pictures/svg.ts";
import { found, notFound } from "../../failures.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";

/** More than any list shows; it bounds the server's work. */
const MOST = 24;

const FILE = /^[a-z0-9,-]+\.svg$/;

export function picturePath(name: string): string {
  return `/pictures/${name}.svg`;
}

const reading = createRoute({
  operationId: "readPicture",
  method: "get",
  path: "/pictures/{file}",
  tags: ["Pictures"],
  summary: "A drawn picture, or a sheet of several",
  description:
    `\`mango.svg\` is one; \`mango,plant-24.svg\` is a sheet of at most ${MOST}, of which \`#mango\` shows one. ` +
    "Each has its own dark colours and is decoration beside words that say the same.",
  request: { params: z.object({ file: z.string().openapi({ pattern: FILE.source, example: "mango.svg" }) }) },
  responses: {
    200: { description: "The picture", content: { "image/svg+xml": { schema: z.string() } } },
    ...failures(404),
  },
});

export const pictures = router().openapi(reading, (c) => {
  const { file } = c.req.valid("param");
  const names = FILE.test(file) ? [...new Set(file.replace(".svg", "").split(","))] : [];
  if (names.length === 0 || names.length > MOST) throw notFound("picture");
  const shown = names.map((name) => ({ name, ...found(drawingNamed(name), "picture") }));
  const [only] = shown;
  c.header("Content-Type", "image/svg+xml");
  c.header("Cache-Control", "public, max-age=604800, stale-while-revalidate=2592000");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  return c.body(only && shown.length === 1 ? svgFile(only) : svgSheet(shown));
});
