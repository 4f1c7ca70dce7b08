import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { FairQueue } from "../../fair-queue.ts";
import type { Handout } from "./handout.ts";
import { typeset } from "./typesetter.ts";
import { say } from "../../contract/sentences/say.ts";

/** By text, so that the size in a list is that of the file which comes. */
const files = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 64 });

const queue = new FairQueue({
  atOnce: 1,
  waitingAtMost: 100,
  sentence: say.manyPapers,
});

/** @throws {Failure} overloaded, when too many wait. */
export function handoutFile(handout: Handout): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(JSON.stringify(handout)).digest("base64");
  const known = files.get(key);
  if (known) return known;
  const file = queue.run("", () => typeset(handout));
  files.set(key, file);
  file.catch(() => files.delete(key));
  return file;
}
