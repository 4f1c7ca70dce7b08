import { createHash } from "node:crypto";
import type { PaperContent } from "./paper.ts";

const MOST_KEPT = 64;

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Kept as long as its text stays the same, so that the size told of it is that of the file that comes. */
export function paperFile(content: PaperContent, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify({ content, author })).digest("base64");
  const known = kept.get(key);
  if (known) return known;
  const drawn = import("./draw.ts").then(({ drawPaper }) => drawPaper(content, author));
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}
