import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "\0module:";
const wrapped = new Set(["react", "react/jsx-runtime"]);
const isReactItself = /node_modules\/(react|react-dom|scheduler)\//;
const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS, which every file of the build would fetch a helper for. In the browser's build this
 * makes a module of it: one request less, and names in place of lookups.
 */
export function reactAsModule(): Plugin {
  return {
    name: "react-as-module",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer = "") {
      const isOurs = wrapped.has(id) && !importer.startsWith(PREFIX) && !isReactItself.test(importer);
      return isOurs ? PREFIX + id : undefined;
    },
    load(id) {
      return id.startsWith(PREFIX) ? moduleOf(id.slice(PREFIX.length)) : undefined;
    },
  };
}

function moduleOf(name: string) {
  // As calls that are marked pure, those that nobody imports are left out.
  const exported = Object.keys(require(name)).map(
    (key) => `export const ${key} = /* @__PURE__ */ (() => all.${key})();`,
  );
  return [`import all from ${JSON.stringify(name)};`, ...exported, "export default all;"].join("\n");
}
