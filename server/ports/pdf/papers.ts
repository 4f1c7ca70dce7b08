import { createHash } from "node:crypto";
import type { PaperContent } from "./paper.ts";

/** Those for everybody, and as many of members' own as are asked for in a short while: about 10 KB each. */
const MOST_KEPT = 64;

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A paper as a PDF file. It is drawn when it is first asked for and kept as long as its text stays the same, so that
 * the size told of it is that of the file that comes.
 * @param author the product's name.
 */
export function paperFile(content: PaperContent, author: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify({ content, author })).digest("base64");
  const known = kept.get(key);
  if (known) return known;
  // A large library, which nothing else asks for: it comes with the first file.
  const drawn = import("./draw.ts").then(({ drawPaper }) => drawPaper(content, author));
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}
