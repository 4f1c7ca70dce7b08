import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Imports the server and prints every package that this loads. */
const program = `
import { registerHooks } from "node:module";
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    loaded.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? "");
    return next(url, context);
  },
});
await import(${JSON.stringify(new URL("../../server/application.ts", import.meta.url).href)});
console.log([...loaded].join("\\n"));
`;

test("a server that nobody has asked yet leaves alone what only some requests need", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  const loaded = stdout.split("\n");

  expect(loaded).toEqual(expect.arrayContaining(["hono", "kysely", "libphonenumber-js"]));
  const large = [
    "sharp",
    "yaml",
    "marked",
    "sanitize-html",
    "@zxcvbn-ts/language-common",
    "redis",
    "prom-client",
    "flydrive",
    "@aws-sdk/client-s3",
    "@opentelemetry/api",
    "@opentelemetry/sdk-trace",
  ];
  expect(large.filter((name) => loaded.includes(name))).toEqual([]);
});
