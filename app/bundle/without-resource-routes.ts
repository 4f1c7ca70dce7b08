import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../../build/client/assets");
const opening = "window.__reactRouterManifest=";

interface Manifest {
  routes: Record<string, { hasDefaultExport: boolean }>;
}

/**
 * Takes the routes that have no page out of the list of routes that every page fetches: files and the addresses of plain
 * forms, which browsers ask the server for. The build fails when the router writes its list otherwise.
 */
export function withoutResourceRoutes(): Plugin {
  return {
    name: "without-resource-routes",
    apply: "build",
    // The router writes the list while the server's part is built.
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle() {
      const name = readdirSync(folder).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
      const script = name ? readFileSync(join(folder, name), "utf8") : "";
      if (!name || !script.startsWith(opening)) this.error("the router has written no list of routes");
      const manifest: Manifest = JSON.parse(script.slice(opening.length, -1));
      const pages = Object.entries(manifest.routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
      const list = JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) });
      writeFileSync(join(folder, name), `${opening}${list};`);
    },
  };
}
