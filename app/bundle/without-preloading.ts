import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Takes Vite's helper out of what every page fetches. It names the files of a dynamic import ahead of the import itself;
 * ours come after the page stands, when a moment more costs nothing. The build fails when Vite calls it otherwise.
 */
export function withoutPreloading(): Plugin {
  let isFound = false;
  return {
    name: "without-preloading",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== helper) return undefined;
      isFound = true;
      return "export const __vitePreload = (load) => load();";
    },
    generateBundle() {
      if (!isFound) this.error("Vite has no preload helper to leave out");
    },
  };
}
