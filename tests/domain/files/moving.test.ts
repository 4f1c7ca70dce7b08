import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "../../../server/commands.ts";
import { newMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";
import { emptyDatabase, newFolder, type OwnDatabase } from "../../support/empty-database.ts";
import { startS3, type OwnS3 } from "../../support/s3.ts";
import { startTestUmeed } from "../../support/umeed.ts";

let s3: OwnS3;
let place: OwnDatabase;
let picture: string;
let shelf: string;
let stored: string;
beforeAll(async () => {
  s3 = await startS3();
  place = await emptyDatabase();
  shelf = await newFolder();
  const umeed = await startTestUmeed(place.environment);
  const sana = await newMember(umeed);
  const red = sharp({ create: { width: 400, height: 400, channels: 3, background: "#ff0000" } });
  const image = new File([new Uint8Array(await red.jpeg().toBuffer())], "me.jpg", { type: "image/jpeg" });
  picture = (await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana", image }) })).textAt("image");
  await sana.call("POST", "/user/data", { body: { password: "a quiet lamp" } });
  await vi.waitUntil(async () => (await sana.call("GET", "/user/data")).textAt("data.state") === "done", 20_000);
  await umeed.stop();
  stored = join(shelf, "stored");
  for (const kind of ["uploads", "exports"]) await cp(onDisk(kind), join(stored, kind), { recursive: true });
});
beforeEach(async () => {
  for (const kind of ["uploads", "exports"]) {
    await rm(onDisk(kind), { recursive: true, force: true });
    await cp(join(stored, kind), onDisk(kind), { recursive: true });
  }
});
afterEach(async () => {
  s3.fail(null);
  s3.open(false);
  s3.keepVersions(null);
  for (const key of await s3.keys()) await s3.lose(key);
});
afterAll(async () => {
  await s3.stop();
  await place.drop();
  await rm(shelf, { recursive: true });
});

const onDisk = (name: string) => join(place.settings.dataDir, name);
const namesOnDisk = async () =>
  (await Promise.all(["uploads", "exports"].map((kind) => readdir(onDisk(kind))))).flat().toSorted();
const namesInStore = async () => (await s3.keys()).map((key) => key.split("/")[1] ?? "").toSorted();

async function operate(words: string[], settings: Record<string, string> = {}) {
  const said: string[] = [];
  const terminal = { print: (line: string) => void said.push(line), complain: (line: string) => void said.push(line) };
  const code = await runCommand(words, { ...place.environment, ...s3.settings, ...settings }, terminal);
  return { code, said: said.join("\n") };
}

test("all files move to the bucket and back, byte for byte, and are served from there", async () => {
  const names = await namesOnDisk();
  expect(names).toHaveLength(7);
  const there = await operate(["move-files", "to-s3"]);
  expect(there.said).toMatch(/^7 files are moved \(\d\.\d MB\), each read back and compared\.$/);
  expect([there.code, await namesOnDisk(), await namesInStore()]).toEqual([0, [], names]);

  const umeed = await startTestUmeed({ ...place.environment, ...s3.settings });
  const answer = await fetch(`${umeed.address}/api${picture}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await umeed.stop();
  expect(bytes.equals(await readFile(join(stored, picture)))).toBe(true);

  const back = await operate(["move-files", "to-disk"]);
  expect([back.code, await namesOnDisk(), await namesInStore()]).toEqual([0, names, []]);
  for (const name of await readdir(onDisk("uploads")))
    expect((await readFile(join(onDisk("uploads"), name))).equals(await readFile(join(stored, "uploads", name)))).toBe(
      true,
    );
});

test("a move that breaks off loses nothing, and goes on when it is given again", async () => {
  const names = await namesOnDisk();
  s3.fail({ status: 500, code: "InternalError" }, /^PUT .*384\.webp/);
  const broken = await operate(["move-files", "to-s3"]);
  expect([broken.code, broken.said]).toEqual([1, expect.stringContaining("can't be reached just now")]);
  const left = new Set([...(await namesOnDisk()), ...(await namesInStore())]);
  expect(names.filter((name) => !left.has(name))).toEqual([]);

  s3.fail(null);
  expect((await operate(["move-files", "to-s3"])).code).toBe(0);
  expect([await namesOnDisk(), await namesInStore()]).toEqual([[], names]);
});

test("a file that comes back otherwise than it was written stays where it is", async () => {
  s3.fail("lying", /^GET .*\.avif/);
  const broken = await operate(["move-files", "to-s3"]);
  expect([broken.code, broken.said]).toEqual([1, expect.stringMatching(/\.avif came back otherwise/)]);
  expect((await namesOnDisk()).filter((name) => name.endsWith(".avif"))).toHaveLength(2);
});

test("damaged and missing files are told of, and the damaged ones stay", async () => {
  const damaged = picture.replace("-384.jpg", "-96.webp");
  await writeFile(onDisk(damaged), "damaged");
  await rm(onDisk(picture));
  const { said } = await operate(["move-files", "to-s3"]);
  expect(said).toContain(`1 are not what was stored and stay where they are: ${damaged.slice(9)}.`);
  expect(said).toContain("1 of the database's list are in neither place");
  expect(await namesOnDisk()).toEqual([damaged.slice(9)]);
});

test("a move without the settings of a store, to nowhere, or to one that is away is refused in one line", async () => {
  expect(await operate(["move-files", "to-the-moon"])).toEqual({
    code: 1,
    said: expect.stringContaining("move-files <to-s3|to-disk>"),
  });
  const none = Object.fromEntries(Object.keys(s3.settings).map((name) => [name, ""]));
  expect((await operate(["move-files", "to-s3"], none)).said).toMatch(/^S3_BUCKET: give the command with the S3/);
  s3.fail("cutting");
  expect((await operate(["move-files", "to-s3"])).said).toMatch(/^S3_ENDPOINT: .* can't be asked \(ECONNRESET\)/);
  expect(await namesOnDisk()).toHaveLength(7);
});

test("a backup has the pictures of the bucket, and a restore brings them into it", async () => {
  await operate(["move-files", "to-s3"]);
  const folder = join(shelf, "backup");
  const { said } = await operate(["backup", folder]);
  expect(said).toBe(`${folder} holds a verified backup of the database and 6 files.`);
  for (const key of await s3.keys()) await s3.lose(key);

  const fresh = await emptyDatabase();
  const restored = await operate(["restore", folder], fresh.environment);
  expect(restored.said).toMatch(/is restored/);
  expect((await namesInStore()).length).toBe(6);
  const umeed = await startTestUmeed({ ...fresh.environment, ...s3.settings });
  const answer = await fetch(`${umeed.address}/api${picture}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await umeed.stop();
  await fresh.drop();
  expect(bytes.equals(await readFile(join(stored, picture)))).toBe(true);
});

test("a backup whose store goes away leaves nothing behind", async () => {
  await operate(["move-files", "to-s3"]);
  s3.fail("cutting", /^GET .*\.jpg/);
  const { code, said } = await operate(["backup", join(shelf, "broken")]);
  expect([code, said]).toEqual([1, expect.stringContaining("Nothing is left of this backup.")]);
  expect((await readdir(shelf)).filter((name) => name.startsWith("broken"))).toEqual([]);
});

test("the doctor looks at the bucket, its files, and what is still on the disk", async () => {
  const before = await operate(["doctor"]);
  expect([before.code, before.said]).toEqual([
    1,
    expect.stringMatching(/mend +store +7 files are still in .*move-files to-s3/),
  ]);
  await operate(["move-files", "to-s3"]);
  const after = await operate(["doctor"]);
  expect(after.code).toBe(0);
  expect(after.said).toMatch(/fine +store +the bucket umeed answers and keeps no versions/);
  expect(after.said).toMatch(/fine +store +nobody without a key can list it/);
  expect(after.said).toMatch(/fine +files +7 stored, all as long as they were/);

  await s3.lose(picture.slice(1));
  s3.open(true);
  const open = await operate(["doctor"]);
  expect(open.said).toMatch(/mend +store +everybody can read umeed/);
  expect(open.said).toMatch(/note +files +1 of 7 are missing or damaged/);
  s3.open(false);
  s3.keepVersions("Enabled");
  expect((await operate(["doctor"])).said).toMatch(/mend +store +S3_BUCKET: the bucket keeps versions/);
  s3.keepVersions(null);
  s3.fail({ status: 403, code: "SignatureDoesNotMatch" });
  const wrong = await operate(["doctor"]);
  expect(wrong.said).toMatch(/mend +store +S3_SECRET_ACCESS_KEY: the store does not take it for this key/);
  expect(wrong.said).toMatch(/note +files +they can't be listed \(see store\)/);
  expect(wrong.said).not.toContain("S3RVER");
});
