import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { environmentSchema } from "../../server/environment.ts";

const SETTINGS = Object.keys(environmentSchema.shape);
const folder = new URL("../../server/deploy/", import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), "utf8");
const assigned = (text: string) => [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? "");

test("the README of deployment has each setting once", async () => {
  const readme = await read("README.md");
  const rows = readme.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual(SETTINGS.toSorted());
});

test("the files of a deployment name only settings that there are", async () => {
  expect((await readdir(folder)).toSorted()).toEqual([
    "Caddyfile",
    "Dockerfile",
    "README.md",
    "compose.yaml",
    "nginx.conf",
    "umeed.env.example",
    "umeed@.service",
  ]);
  const example = assigned(await read("umeed.env.example"));
  expect(example.length).toBeGreaterThan(5);
  expect(example.filter((name) => !SETTINGS.includes(name))).toEqual([]);

  const compose = z
    .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })) })
    .parse(parse(await read("compose.yaml"), { merge: true }));
  for (const role of ["web", "api"]) {
    const names = Object.keys(compose.services[role]?.environment ?? {});
    expect(names).toContain("SESSION_SECRET");
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  }
});

test("the image starts the server with what `npm start` gives it", async () => {
  const dockerfile = await read("Dockerfile");
  const start = await readFile(new URL("../start.sh", folder), "utf8");
  const [, given = ""] = /^exec node (.+)$/m.exec(start) ?? [];
  expect(given).not.toBe("");
  expect(dockerfile).toContain(`CMD ["node_modules/.bin/node", "${given.split(" ").join('", "')}"]`);
  const [, arenas = ""] = /MALLOC_ARENA_MAX:-(\d)/.exec(start) ?? [];
  expect(dockerfile).toContain(`MALLOC_ARENA_MAX=${arenas}`);
});
