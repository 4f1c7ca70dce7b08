import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The path of a file of a build, by its address. */
export type FindAsset = (address: string) => Promise<string | undefined>;

/**
 * Finds a hashed file in a release that stands beside this one: a page that the version before made is open still, or
 * another process answered it during an upgrade. Of a checkout that is not in a folder `releases` there is none.
 */
export function releaseAssets(checkout: string): FindAsset | undefined {
  const releases = dirname(checkout);
  if (basename(releases) !== "releases") return undefined;
  return async (address) => {
    if (!/^\/assets\/[\w$-][\w$.-]*\.\w+$/.test(address) || /\.(br|gz)$/.test(address)) return undefined;
    const paths = (await readdir(releases)).map((release) => join(releases, release, "build/client", address));
    return paths.find((path) => existsSync(path));
  };
}
