import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LANGUAGES } from "../contract/languages.ts";

export type FindAsset = (address: string) => Promise<string | undefined>;

/** During an upgrade a page of the other version still asks for files of the release beside this one. */
export function releaseAssets(checkout: string): FindAsset | undefined {
  const releases = dirname(checkout);
  if (basename(releases) !== "releases") return undefined;
  return async (address) => {
    if (!/^\/assets\/[\w$-][\w$.-]*\.\w+$/.test(address) || /\.(br|gz)$/.test(address)) return undefined;
    const paths = (await readdir(releases)).flatMap((release) =>
      LANGUAGES.map(({ prefix }) => join(releases, release, `build${prefix}/client`, address)),
    );
    return paths.find((path) => existsSync(path));
  };
}
