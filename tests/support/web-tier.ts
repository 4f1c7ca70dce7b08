import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { webTierKeyFrom } from "../../server/api/caller.ts";
import type { TestUmeed } from "./umeed.ts";

/** The key by which the API believes who its web tier says is calling. */
export async function webTierKeyOf({ dataDir }: Pick<TestUmeed, "dataDir">): Promise<string> {
  return webTierKeyFrom((await readFile(join(dataDir, "secret"), "utf8")).trim());
}
