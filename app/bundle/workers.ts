import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../server/contract/languages.ts";
import { oneFile } from "./offline-script.ts";

const checkout = join(import.meta.dirname, "../..");

/** At the root, since a worker serves what is below its own address. */
export async function buildWorkers(): Promise<void> {
  const folder = join(checkout, "build/client");
  const source = (name: string) => join(checkout, "app/offline", name);
  writeFileSync(join(folder, "worker.js"), await oneFile(source("worker.ts"), { BUILD: JSON.stringify(buildName()) }));
  writeFileSync(join(folder, "no-worker.js"), await oneFile(source("no-worker.ts")));
}

/** Changes with any file that pages are made of: the names of those of browsers change with what is in them. */
function buildName(): string {
  const hash = createHash("sha256");
  for (const { prefix } of LANGUAGES) {
    const assets = join(checkout, `build${prefix}/client/assets`);
    hash.update(readdirSync(assets).toSorted().join(" "));
  }
  return hash.digest("base64url").slice(0, 8);
}
