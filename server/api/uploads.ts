import { notFound } from "../failures.ts";
import { readPicture } from "../domain/files/stored.ts";
import { noun } from "./noun.ts";

const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Pictures of members, and those in texts. Their names are random and their bytes never change. */
export const uploads = noun().get("/uploads/:file", async (c) => {
  const name = c.req.param("file");
  const bytes = await readPicture(c.var.context, name);
  if (!bytes) throw notFound("picture");
  c.header("Content-Type", types[name.slice(name.lastIndexOf(".") + 1)]);
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Content-Security-Policy", "sandbox; default-src 'none'");
  return c.body(bytes);
});
