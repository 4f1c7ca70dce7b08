import { z } from "@hono/zod-openapi";
import { notFound } from "../../failures.ts";
import { isShownInPost } from "../../domain/forum/post-pictures.ts";
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

/** Names are random and bytes never change. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** A moderator or its author may take it down: only the reader's own browser keeps it, and not for long. */
const OF_A_POST = "private, max-age=3600";

export const uploads = router().openapi(reading, async (c) => {
  const name = c.req.valid("param").file;
  const { context } = c.var;
  const isShown = await isShownInPost(context, context.images.pathOf(name) ?? "");
  const bytes = isShown === false ? null : await readPicture(context, name);
  if (!bytes) throw notFound("picture");
  c.header("Content-Type", types[name.slice(name.lastIndexOf(".") + 1)]);
  c.header("Cache-Control", isShown ? OF_A_POST : FOR_EVER);
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(bytes);
});
