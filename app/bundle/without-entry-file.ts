import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const client = join(import.meta.dirname, "../../build/client");
const entry = /\/assets\/entry\.client-[\w-]+\.js/;

/**
 * The entry is in the file that every page has (`groups.ts`); a file of its own, which only imports that, would be a
 * request for nothing. In both lists of routes, the server's and the browsers', that file stands for it. The build fails
 * when the entry's own file does more.
 */
export function withoutEntryFile(): Plugin {
  return {
    name: "without-entry-file",
    apply: "build",
    // The browser's part is written by then.
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (code, id) => (id.endsWith("virtual:react-router/server-manifest") ? named(code) : undefined),
    writeBundle() {
      const assets = join(client, "assets");
      const lists = readdirSync(assets).filter((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
      for (const list of lists) writeFileSync(join(assets, list), named(readFileSync(join(assets, list), "utf8")));
    },
  };
}

/** The list with the file that the entry imports in place of the entry's own. */
function named(list: string) {
  const [file = ""] = entry.exec(list) ?? [];
  const [, imported] = /^import"\.(\/[\w-]+\.js)";\s*$/.exec(readFileSync(join(client, file), "utf8")) ?? [];
  if (!imported) throw new Error("the entry's own file does more than to import what every page has");
  return list.replace(file, `/assets${imported}`);
}
