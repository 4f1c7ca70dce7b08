import { join } from "node:path";
import { build, type Plugin } from "vite";

const NAME = "virtual:offline-script";
const entry = join(import.meta.dirname, "../offline/page-script.ts");

/** The script of the page `/offline`, as text: that page is whole in one answer. */
export function offlineScript(): Plugin {
  return {
    name: "umeed:offline-script",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return `export default ${JSON.stringify(await oneFile(entry))};`;
    },
  };
}

export async function oneFile(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "offline" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing was built of ${entry}.`);
  return chunk.code;
}
