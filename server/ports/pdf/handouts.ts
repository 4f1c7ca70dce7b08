import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { HandoutContent } from "./handout.ts";

/** By text, so that the size in a list is that of the file which comes. */
const files = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 64 });

export function handoutFile(content: HandoutContent, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify({ content, author })).digest("base64");
  const known = files.get(key);
  if (known) return known;
  const drawn = import("./draw.ts").then(({ drawHandout }) => drawHandout(content, author));
  files.set(key, drawn);
  drawn.catch(() => files.delete(key));
  return drawn;
}
