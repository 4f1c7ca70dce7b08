import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseAssets } from "../../../server/http/release-assets.ts";
import { staticFiles } from "../../../server/http/static-files.ts";

let folder: string;
let server: Server;
let port = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "umeed-files-"));
  const beside = join(folder, "releases/other/build/client/assets");
  await mkdir(beside, { recursive: true });
  for (const name of ["old-x1.js", "old-x1.js.br"]) await writeFile(join(beside, name), name);
  const find = releaseAssets(join(folder, "releases/own"));
  for (const name of ["both.js", "both.js.br", "both.js.gz", "plain.js"]) await writeFile(join(folder, name), name);
  server = createServer((incoming, outgoing) =>
    staticFiles([folder], find)(incoming, outgoing, () => outgoing.end("none")),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  port = bound instanceof Object ? bound.port : 0;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Not `fetch`, which undoes an encoding. */
async function bytesOf(path: string, accepted: string): Promise<[encoding: string | undefined, bytes: string]> {
  const asked = request({ port, path, headers: { "accept-encoding": accepted, connection: "close" } }).end();
  const answered = Promise.withResolvers<[string | undefined, string]>();
  asked.on("response", async (answer) => {
    const bytes = await answer.toArray();
    answered.resolve([answer.headers["content-encoding"], Buffer.concat(bytes).toString()]);
  });
  return answered.promise;
}

test.each([
  ["gzip, deflate, br", "br", "both.js.br"],
  ["gzip", "gzip", "both.js.gz"],
  ["br;q=0, gzip", "gzip", "both.js.gz"],
  ["gzip;q=0", undefined, "both.js"],
  ["", undefined, "both.js"],
])("a browser that takes '%s' gets the file in %s", async (accepted, encoding, bytes) => {
  expect(await bytesOf("/both.js", accepted)).toEqual([encoding, bytes]);
});

test("a file that is not compressed goes out as it is", async () => {
  expect(await bytesOf("/plain.js", "br, gzip")).toEqual([undefined, "plain.js"]);
});

test("a hashed file of a release beside this one goes out for pages that it made", async () => {
  expect(await bytesOf("/assets/old-x1.js", "br")).toEqual(["br", "old-x1.js.br"]);
  expect(await bytesOf("/assets/old-x1.js", "gzip")).toEqual([undefined, "old-x1.js"]);
});

test.each([
  "/assets/older-x1.js",
  "/assets/../old-x1.js",
  "/assets/..",
  "/assets/old-x1.js.br",
  "/assets/a/b.js",
  "/old-x1.js",
])("%s is in none", async (path) => {
  expect(await bytesOf(path, "br")).toEqual([undefined, "none"]);
});

test("a checkout that is no release looks into no folder beside it", () => {
  expect(releaseAssets(join(folder, "umeed"))).toBeUndefined();
});
