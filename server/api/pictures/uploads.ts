import { z } from "@hono/zod-openapi";
import { notFound } from "../../failures.ts";
import { readPicture } from "../../domain/files/stored.ts";
import { failures } from "../failures.ts";
import { bytes } from "../fields.ts";
import { createRoute, router } from "../router.ts";

const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const reading = createRoute({
  operationId: "readUpload",
  method: "get",
  path: "/uploads/{file}",
  tags: ["Pictures"],
  summary: "A picture that somebody uploaded, by the path that other answers give",
  request: { params: z.object({ file: z.string().openapi({ example: "5f9c-96.webp" }) }) },
  responses: {
    200: {
      description: "The picture",
      content: {
        "image/avif": { schema: bytes },
        "image/webp": { schema: bytes },
        "image/jpeg": { schema: bytes },
      },
    },
    ...failures(404),
  },
});

/** Names are random and bytes never change, so a file may be cached for ever. */
export const uploads = router().openapi(reading, async (c) => {
  const name = c.req.valid("param").file;
  const bytes = await readPicture(c.var.context, name);
  if (!bytes) throw notFound("picture");
  c.header("Content-Type", types[name.slice(name.lastIndexOf(".") + 1)]);
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(bytes);
});
