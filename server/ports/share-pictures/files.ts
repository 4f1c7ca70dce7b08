import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { FairQueue } from "../../fair-queue.ts";
import type { SharedThing } from "../../pictures/share.ts";
import { say } from "../../contract/sentences/say.ts";

const files = new LRUCache<string, Promise<Buffer>>({ max: 64 });

const queue = new FairQueue({
  atOnce: 1,
  waitingAtMost: 24,
  sentence: say.manyPicturesDrawn,
});

/** @throws {Failure} overloaded, when too many wait. */
export function sharedFile(thing: SharedThing): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(thing)).digest("base64");
  const known = files.get(key);
  if (known) return known;
  const drawn = queue.run("", async () => (await import("./draw.ts")).drawPng(thing));
  files.set(key, drawn);
  drawn.catch(() => files.delete(key));
  return drawn;
}
