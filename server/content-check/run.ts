import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sourcesBeside } from "../content/sources-beside.ts";
import { checkContent } from "./check.ts";
import { POLITE } from "./fetch-pages.ts";

const USAGE = "Use: npm run content:check [-- --record] [-- <folder of an export>]";
const shipped = fileURLToPath(new URL("../content", import.meta.url));

try {
  const { values, positionals } = parseArgs({ options: { record: { type: "boolean" } }, allowPositionals: true });
  const [folder = shipped, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  const today = new Date().toISOString().slice(0, 10);
  console.log(
    await checkContent({
      folder,
      today,
      records: values.record ?? false,
      manners: POLITE,
      beside: await sourcesBeside(),
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
