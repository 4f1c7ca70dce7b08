import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { listOfAllPages } from "./list-of-all-pages.ts";

const folder = join(import.meta.dirname, "../../build/client/assets");
const opening = "window.__reactRouterManifest=";

interface Route {
  hasDefaultExport: boolean;
  imports: string[];
}

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, Route> & { root: Route };
}

/**
 * Takes the routes that have no page out of the list of routes that every page fetches: files and the addresses of plain
 * forms, which browsers ask the server for; and of each page what it needs not say: what it has not, and the files that
 * every page has. The pages of those who run the site stand in a list of their own, which they alone fetch: from others
 * they are reached as documents, by `routes/not-found.tsx`. The build fails when the router writes its list otherwise.
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
      const { entry, routes } = manifest;
      const ofEveryPage = new Set([...entry.imports, ...routes.root.imports]);
      const short = pages.map(([id, route]): [string, object] => [
        id,
        id === "root" ? route : shortened(route, ofEveryPage),
      ]);
      const write = (file: string, routes: typeof short) => {
        const list = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
        writeFileSync(join(folder, file), `${opening}${list};`);
      };
      write(listOfAllPages(name), short);
      write(
        name,
        short.filter(([id]) => !id.startsWith("routes/admin/")),
      );
    },
  };
}

function shortened(route: Route, ofEveryPage: Set<string>) {
  // Only pages are left.
  const has = Object.entries(route).filter(([name, value]) => value !== false && name !== "hasDefaultExport");
  return { ...Object.fromEntries(has), imports: route.imports.filter((file) => !ofEveryPage.has(file)) };
}
