import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const root = join(import.meta.dirname, "../../..");
const run = promisify(execFile);

let umeed: TestUmeed;
let folder: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
  folder = await mkdtemp(join(tmpdir(), "umeed-client-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(async () => {
  await umeed.stop();
  await rm(folder, { recursive: true });
});

test("a client generated from openapi.json compiles, and an app registers, reads her week and writes with it", async () => {
  const inFolder = (name: string) => join(folder, name);
  await writeFile(inFolder("openapi.json"), (await umeed.call("GET", "/openapi.json")).text);
  await run("oazapfts", [inFolder("openapi.json"), inFolder("client.ts")]);
  await copyFile(join(import.meta.dirname, "app/mother.ts"), inFolder("mother.ts"));
  await writeFile(inFolder("package.json"), JSON.stringify({ type: "module" }));
  await writeFile(
    inFolder("tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        target: "es2024",
        lib: ["es2025", "dom"],
        module: "nodenext",
        types: ["node"],
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noEmit: true,
      },
      files: ["mother.ts"],
    }),
  );

  await run("tsc", ["--project", folder]);
  const told = await run(process.execPath, [inFolder("mother.ts"), umeed.address, nextPhoneNumber(), "2025-10-01"]);

  expect(JSON.parse(told.stdout)).toEqual({
    name: "Sana",
    weeks: 23,
    shape: expect.any(String),
    post: { title: "Hello", author: "Sana", state: "shown" },
  });
});
