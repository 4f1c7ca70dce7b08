import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A member's picture of this colour. @returns the addresses of its six files. */
async function uploaded(background: string) {
  const image = new File([new Uint8Array(await photo(background))], "me.jpg", { type: "image/jpeg" });
  const sana = await newMember(umeed);
  const answer = await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana", image }) });
  expect(answer.status).toBe(200);
  const path = answer.textAt("image");
  return ["96", "384"].flatMap((size) =>
    ["avif", "webp", "jpg"].map((format) => path.replace("-384.jpg", `-${size}.${format}`)),
  );
}

const onDisk = (path: string) => join(umeed.dataDir, path);
async function fetched(path: string) {
  const response = await fetch(`${umeed.address}/api${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, kept: response.headers.get("cache-control"), bytes };
}

test("a picture is sent as the very bytes that were stored, in each size and format", async () => {
  for (const path of await uploaded("#ff0000")) {
    const { status, bytes } = await fetched(path);
    expect(status).toBe(200);
    expect(bytes.equals(await readFile(onDisk(path)))).toBe(true);
  }
});

describe("a picture's file that is not what was stored is not there, and no byte of it is sent:", () => {
  test.each([
    ["it is empty", (file: string) => truncate(file, 0)],
    ["its end is missing", (file: string) => truncate(file, 60)],
    ["something is behind its end", (file: string) => appendFile(file, "more")],
    [
      "a byte of it is another",
      async (file: string) => {
        const bytes = await readFile(file);
        bytes[60] = (bytes[60] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    [
      "zeros take its place, as after a power cut",
      async (file: string) => writeFile(file, Buffer.alloc((await readFile(file)).length)),
    ],
  ])("%s", async (_, damage) => {
    for (const path of await uploaded("#00ff00")) {
      await damage(onDisk(path));
      const { status, kept, bytes } = await fetched(path);
      expect([status, kept]).toEqual([404, "no-store"]);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: "not_found" });
    }
  });

  test("another member's whole picture is in its place", async () => {
    const [hers, others] = [await uploaded("#0000ff"), await uploaded("#ffff00")];
    for (const [index, path] of hers.entries()) {
      await writeFile(onDisk(path), await readFile(onDisk(others[index] ?? "")));
      expect((await fetched(path)).status).toBe(404);
    }
  });
});

test("an empty file of a text's picture is not there either", async () => {
  const name = `${"a".repeat(32)}-40x30`;
  const row = { id: "picture", path: `/uploads/${name}.jpg`, width: 40, height: 30, alt: "A cot", digest: "x" };
  await umeed.db
    .insertInto("contentPicture")
    .values({ ...row, createdAt: NOON })
    .execute();
  for (const format of ["jpg", "webp"]) {
    await writeFile(onDisk(`/uploads/${name}.${format}`), "");
    const { status, bytes } = await fetched(`/uploads/${name}.${format}`);
    expect([status, bytes.byteLength < 200]).toEqual([404, true]);
  }
});
