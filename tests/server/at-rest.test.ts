import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { childEnvironment } from "../support/child-environment.ts";
import { fillFolder } from "../support/prepared-database.ts";

const run = promisify(execFile);
const server = new URL("../../server/", import.meta.url).href;

/** Every package that a process loads that does this. */
async function packagesOf(act: string, settings: Record<string, string> = {}) {
  const program = `
import { registerHooks } from "node:module";
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    loaded.add(/.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? "");
    return next(url, context);
  },
});
${act}
console.log([...loaded].join("\\n"));
process.exit();
`;
  const env = { ...childEnvironment(), ...settings };
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { env });
  return stdout.split("\n");
}

test("a server that nobody has asked yet leaves alone what only some requests need", async () => {
  const loaded = await packagesOf(`await import("${server}application.ts");`);

  expect(loaded).toEqual(expect.arrayContaining(["hono", "kysely", "libphonenumber-js"]));
  const large = [
    "sharp",
    "yaml",
    "marked",
    "sanitize-html",
    "@zxcvbn-ts/language-common",
    "redis",
    "web-push",
    "prom-client",
    "flydrive",
    "@aws-sdk/client-s3",
    "@opentelemetry/api",
    "@opentelemetry/sdk-trace",
  ];
  expect(large.filter((name) => loaded.includes(name))).toEqual([]);
});

test("what makes traces is loaded only with the setting for them", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "umeed-"));
  await fillFolder(DATA_DIR, "trialToday");
  const act = `
const { startApplication } = await import("${server}application.ts");
const { readConfig } = await import("${server}config.ts");
const { address, stop } = await startApplication(readConfig(process.env));
await (await fetch(address + "/api/city")).text();
await stop();
`;
  const tracing = async (settings: Record<string, string>) => {
    const loaded = await packagesOf(act, { DATA_DIR, PORT: "0", ROLE: "api", LOG_LEVEL: "silent", ...settings });
    expect(loaded).toContain("hono");
    return loaded.filter((name) => name.startsWith("@opentelemetry/"));
  };
  expect(await tracing({ OTEL_SERVICE_NAME: "umeed" })).toEqual([]);
  expect(await tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" })).toContain("@opentelemetry/sdk-trace");
  await rm(DATA_DIR, { recursive: true });
});
