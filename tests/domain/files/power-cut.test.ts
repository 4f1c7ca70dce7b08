import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { updateProfile } from "../../../server/domain/account/profile.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import type { Context } from "../../../server/domain/context.ts";
import { saveContentPicture } from "../../../server/domain/content-pictures/pictures.ts";
import { orderExport, readExport } from "../../../server/domain/exports/exports.ts";
import { makeNextExport } from "../../../server/domain/exports/making.ts";
import { removeFiles } from "../../../server/domain/files/removals.ts";
import { readPicture } from "../../../server/domain/files/stored.ts";
import { exportStore } from "../../../server/ports/exports/store.ts";
import type { Disk } from "../../../server/ports/files/disk.ts";
import { namesOf } from "../../../server/ports/images/names.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { contextOn } from "../../support/context.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { FailingDisk } from "../../support/failing-disk.ts";
import { noteFault } from "../../support/fault-note.ts";
import { memberNamed } from "../../fixtures/members.ts";

let empty: OwnDatabase;
let opened: OpenDatabase;
let place: string;
let id: string;
beforeAll(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings);
  await migrate(opened);
});
afterAll(async () => {
  await opened.db.destroy();
  await empty.drop();
});
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "umeed-power-"));
  await mkdir(join(place, "files"));
  ({ id } = await memberNamed({ db: opened.db, call: () => Promise.reject(new Error("there is no server")) }, "Sana"));
  return () => rm(place, { recursive: true });
});

const on = (disk?: Disk): Context => ({
  ...contextOn(opened, place),
  images: new StoredImages(new FileFolder(join(place, "files"), { disk })),
  exports: exportStore(new FileFolder(join(place, "files"), { disk })),
});
const photo = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const filesOf = async (context: Context, path: string | null) =>
  Promise.all(namesOf(path ?? "").map((name) => readPicture(context, name)));

test("a picture whose power goes at whatever step leaves the one before, whole, in every size and format", async () => {
  const whole = new FailingDisk();
  await updateProfile(on(whole), await memberById(on(), id), { fullName: "Sana" }, await photo("#111"));
  const { image: before } = await memberById(on(), id);
  const bytesBefore = await filesOf(on(), before);
  expect(bytesBefore.map((bytes) => (bytes?.byteLength ?? 0) > 0)).toEqual(Array<boolean>(6).fill(true));

  const other = await photo("#eee");
  for (let powerFor = 0; powerFor < whole.steps.length; powerFor += 1) {
    const disk = new FailingDisk(powerFor);
    const changing = updateProfile(on(disk), await memberById(on(), id), { fullName: "Sana B" }, other);
    await expect(changing).rejects.toThrow("there is no power");
    await disk.cutPower();

    const { image, fullName } = await memberById(on(), id);
    expect([powerFor, image, fullName]).toEqual([powerFor, before, "Sana"]);
    expect(await filesOf(on(), before)).toEqual(bytesBefore);
    expect(await opened.db.selectFrom("storedFile").select("name").where("path", "!=", before).execute()).toEqual([]);
  }
  noteFault({ saw: `the picture of before, whole after each of ${whole.steps.length} cuts` });
});

test("a picture that was answered for is there after a power cut, and the one before waits to be removed", async () => {
  const first = await updateProfile(on(), await memberById(on(), id), { fullName: "S" }, await photo("#333"));
  const disk = new FailingDisk();
  const second = await updateProfile(on(disk), first, { fullName: "S" }, await photo("#444"));
  expect(disk.steps.filter((step) => step === "remove")).toEqual([]);
  await disk.cutPower();

  expect((await filesOf(on(), second.image)).filter((bytes) => bytes === null)).toEqual([]);
  expect((await filesOf(on(), first.image)).filter((bytes) => bytes !== null)).toEqual([]);
  expect(await readdir(join(place, "files"))).toHaveLength(12);
  expect(await removeFiles(on())).toBe(true);
  expect(await readdir(join(place, "files"))).toHaveLength(6);
  expect(await removeFiles(on())).toBe(false);
});

test("a text's picture whose power goes is not entered", async () => {
  const editor = await memberById(on(), id);
  const bytes = await photo("#555");
  for (const powerFor of [2, 4, 6, 8]) {
    const disk = new FailingDisk(powerFor);
    await expect(saveContentPicture(on(disk), editor, { bytes, alt: "A cot" })).rejects.toThrow("there is no power");
    await disk.cutPower();
    expect(await opened.db.selectFrom("contentPicture").select("id").execute()).toEqual([]);
  }
  const { path } = await saveContentPicture(on(), editor, { bytes, alt: "A cot" });
  expect((await filesOf(on(), path)).map((file) => file === null)).toEqual([false, false]);
});

test("an export whose power goes at its end is not done", async () => {
  const member = await memberById(on(), id);
  // Made for a test without an end that a date could say.
  await opened.db.deleteFrom("session").execute();
  const counting = new FailingDisk();
  await orderExport(on(), { memberId: id, language: null });
  expect(await makeNextExport(on(counting))).toBe(true);
  expect((await readExport(on(), member)).byteLength).toBeGreaterThan(1_000);
  expect(counting.steps.slice(-3)).toEqual(["sync", "rename", "sync folder"]);

  for (const missing of [1, 2, 3]) {
    await orderExport(on(), { memberId: id, language: null });
    const disk = new FailingDisk(counting.steps.length - missing);
    await expect(makeNextExport(on(disk))).rejects.toThrow("there is no power");
    await disk.cutPower();
    await expect(readExport(on(), member)).rejects.toThrow("There is no such file.");
    expect((await opened.db.selectFrom("dataExport").select("state").execute()).map(({ state }) => state)).toEqual([
      "failed",
    ]);
    await removeFiles(on());
    expect(await readdir(join(place, "files"))).toEqual([]);
  }
});
