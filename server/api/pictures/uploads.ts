import { notFound } from "../../failures.ts";
import { readPicture } from "../../domain/files/stored.ts";
import { router } from "../router.ts";

const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Names are random and bytes never change, so a file may be cached for ever. */
export const uploads = router().get("/uploads/:file", async (c) => {
  const name = c.req.param("file");
  const bytes = await readPicture(c.var.context, name);
  if (!bytes) throw notFound("picture");
  c.header("Content-Type", types[name.slice(name.lastIndexOf(".") + 1)]);
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(bytes);
});
