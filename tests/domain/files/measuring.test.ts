import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import type { Context } from "../../../server/domain/context.ts";
import { Measuring } from "../../../server/domain/files/measuring.ts";
import { readPicture } from "../../../server/domain/files/stored.ts";
import { readExport } from "../../../server/domain/exports/exports.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import { newId } from "../../../server/domain/identity.ts";
import { exportStore } from "../../../server/ports/exports/store.ts";
import { encodeAll, encodeWhole } from "../../../server/ports/images/encode.ts";
import { namesOf } from "../../../server/ports/images/names.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { contextOn } from "../../support/context.ts";
import type { OwnDatabase } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { copyOf } from "../../support/prepared-database.ts";
import { startTestUmeed } from "../../support/umeed.ts";
import { memberNamed } from "../../fixtures/members.ts";

const migrations = new URL("../../../server/db/migrations", import.meta.url);
const FIRST_WITH_MEASURES = "0030";

let empty: OwnDatabase;
let opened: OpenDatabase;
let context: Context;
const told = () => vi.fn<(about: object, message: string) => void>();
let log: { info: ReturnType<typeof told>; warn: ReturnType<typeof told> };
/** A database as the version before left it, with its files. */
beforeEach(async () => {
  empty = await copyOf("before-measures", async (place) => {
    const database = openDatabase(readConfig(place));
    const before = await mkdtemp(join(tmpdir(), "umeed-before-"));
    const isOfBefore = (path: string) => !path.endsWith(".sql") || basename(path) < FIRST_WITH_MEASURES;
    await cp(migrations, before, { recursive: true, filter: isOfBefore });
    await migrate(database, pathToFileURL(`${before}/`));
    await rm(before, { recursive: true });
    await database.db.destroy();
  });
  opened = openDatabase(empty.settings);
  for (const folder of ["uploads", "exports"]) await mkdir(join(empty.settings.dataDir, folder));
  log = { info: told(), warn: told() };
  context = {
    ...contextOn(opened, empty.settings.dataDir),
    images: new StoredImages(new FileFolder(uploads(), { log })),
    exports: exportStore(new FileFolder(join(empty.settings.dataDir, "exports"), { log })),
  };
});
afterEach(async () => {
  await opened.db.destroy();
  await empty.drop();
});

const uploads = (name = "") => join(empty.settings.dataDir, "uploads", name);
const randomId = () => newId().padEnd(32, "0");
/** Waves, of another length for each name: larger than an icon as files, and quick to decode. */
async function waves(name: string) {
  const side = 200;
  const length = 3 + (name.codePointAt(0) ?? 0) / 20;
  const pixels = Buffer.alloc(side * side).map((_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return 128 + 100 * Math.sin(x / length) * Math.cos(y / length);
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** Made once for each name: to make them takes longer than all else here. */
const encodings = new Map<string, ReturnType<typeof encodeAll>>();
function encodingsOf(name: string) {
  const made = encodings.get(name) ?? waves(name).then(encodeAll);
  encodings.set(name, made);
  return made;
}
const textsEncoding = waves("text").then(encodeWhole);

async function memberWithPicture(fullName: string) {
  const called = { db: opened.db, call: () => Promise.reject(new Error("there is no server")) };
  const { id } = await memberNamed(called, fullName);
  const name = randomId();
  for (const { size, format, data } of await encodingsOf(fullName)) {
    await writeFile(uploads(`${name}-${size}.${format}`), data);
  }
  const image = `/uploads/${name}-384.jpg`;
  await opened.db.updateTable("member").set({ image }).where("id", "=", id).execute();
  return { id, image, files: namesOf(image) };
}

async function textsPicture(alt: string) {
  const { width, height, files } = await textsEncoding;
  const name = `${randomId()}-${width}x${height}`;
  for (const { ending, data } of files) await writeFile(uploads(`${name}${ending}`), data);
  const path = `/uploads/${name}.jpg`;
  const row = { id: newId(), path, width, height, alt, digest: name, createdAt: NOON };
  await opened.db.insertInto("contentPicture").values(row).execute();
  return { path, files: namesOf(path) };
}

async function doneExport(memberId: string) {
  const path = `/exports/${randomId()}.zip`;
  const bytes = zipSync({ "profile.json": strToU8("[]") });
  const file = join(empty.settings.dataDir, path);
  await writeFile(file, bytes);
  const row = { id: newId(), memberId, state: "done" as const, path, size: bytes.byteLength };
  await opened.db
    .insertInto("dataExport")
    .values({ ...row, createdAt: NOON, expiresAt: NOON + 1 })
    .execute();
  return { file };
}

const imageOf = async ({ id }: { id: string }) => (await memberById(context, id)).image;
async function isServed(names: string[]) {
  const served = [];
  for (const name of names) served.push((await readPicture(context, name)) !== null);
  return served;
}
const all = (length: number, value: boolean) => Array<boolean>(length).fill(value);
async function measureAll() {
  const measuring = new Measuring(context, log);
  while (await measuring.measureNext());
}

const damages: [string, (file: string) => Promise<unknown>][] = [
  ["empty", (file) => truncate(file, 0)],
  ["cut off", async (file) => truncate(file, (await readFile(file)).length - 1)],
  ["of zeros in its second half", async (file) => writeFile(file, (await readFile(file)).fill(0, 700))],
  ["something else", (file) => writeFile(file, "<script>alert(1)</script>")],
];

describe("files of before are measured once:", () => {
  beforeEach(() => migrate(opened));

  test("whole ones are served from then on as they are, and no others in their place", async () => {
    const sana = await memberWithPicture("Sana");
    const picture = await textsPicture("A cot");
    await measureAll();

    expect(log.info.mock.calls).toEqual([
      [{ measured: 2, damaged: 0, missing: 0 }, expect.stringContaining("are measured")],
    ]);
    const rows = await opened.db.selectFrom("storedFile").select(["name", "sha256"]).execute();
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...sana.files, ...picture.files].toSorted());
    expect(rows.filter(({ sha256 }) => sha256 === null)).toEqual([]);
    expect(await isServed([...sana.files, ...picture.files])).toEqual(all(8, true));

    const hira = await memberWithPicture("Hira");
    for (const [index, name] of sana.files.entries()) await cp(uploads(hira.files[index]), uploads(name));
    expect(await isServed(sana.files)).toEqual(all(6, false));
  });

  test.each(damages)("a member's picture with a file that is %s is no picture any more", async (_, damage) => {
    const [sana, hira] = [await memberWithPicture("Sana"), await memberWithPicture("Hira")];
    // Of each format one.
    for (const name of sana.files.slice(3)) await damage(uploads(name));
    await measureAll();

    expect([await imageOf(sana), await imageOf(hira)]).toEqual([null, hira.image]);
    expect(await isServed(sana.files)).toEqual(all(6, false));
    expect(log.warn.mock.calls).toContainEqual([{ files: sana.files.slice(3) }, expect.stringContaining("damaged")]);
    expect(log.warn.mock.calls).toContainEqual([{ measured: 1, damaged: 1, missing: 0 }, expect.any(String)]);
    expect(await opened.db.selectFrom("fileRemoval").select("path").execute()).toEqual([{ path: sana.image }]);
  });

  test.each(damages)("a text's picture with a file that is %s is written down, and not served", async (_, damage) => {
    const picture = await textsPicture("A cot");
    for (const name of picture.files) await damage(uploads(name));
    await measureAll();
    await measureAll();

    expect(await isServed(picture.files)).toEqual([false, false]);
    const damaged = opened.db.selectFrom("storedFile").select("name").where("sha256", "is", null).orderBy("name");
    expect((await damaged.execute()).map(({ name }) => name)).toEqual(picture.files.toSorted());
    const counted = log.warn.mock.calls.filter(([about]) => Object(about).damaged === 1);
    expect(counted).toHaveLength(1);
  });

  test("a picture that lost some of its files is none, one that lost all stays: its folder may be away", async () => {
    const [some, away] = [await memberWithPicture("Sana"), await memberWithPicture("Hira")];
    for (const name of [...some.files.slice(0, 1), ...away.files]) await rm(uploads(name));
    await measureAll();

    expect([await imageOf(some), await imageOf(away)]).toEqual([null, away.image]);
    expect(await isServed(away.files)).toEqual(all(6, false));
    expect(log.warn.mock.calls).toContainEqual([{ measured: 0, damaged: 1, missing: 1 }, expect.any(String)]);
  });

  test("an export that is whole can be fetched, one that is damaged has failed", async () => {
    const [sana, hira] = [await memberWithPicture("Sana"), await memberWithPicture("Hira")];
    await doneExport(sana.id);
    const { file } = await doneExport(hira.id);
    await truncate(file, 30);
    await measureAll();

    expect((await readExport(context, await memberById(context, sana.id))).byteLength).toBeGreaterThan(60);
    const states = opened.db.selectFrom("dataExport").select(["memberId", "state", "path"]);
    expect(await states.where("memberId", "=", hira.id).execute()).toEqual([
      { memberId: hira.id, state: "failed", path: null },
    ]);
  });

  test("by several processes at the same time, which agree", async () => {
    const members = [];
    for (const name of ["Sana", "Hira", "Noor", "Amna"]) members.push(await memberWithPicture(name));
    const [sana, ...others] = members;
    for (const name of sana?.files ?? []) await truncate(uploads(name), 0);
    await Promise.all([measureAll(), measureAll(), measureAll()]);

    const images = await Promise.all(members.map(imageOf));
    expect(images).toEqual([null, ...others.map(({ image }) => image)]);
    expect(await opened.db.selectFrom("storedFile").select("name").execute()).toHaveLength(18);
  });

  test("but not a picture that she replaced meanwhile", async () => {
    const sana = await memberWithPicture("Sana");
    for (const name of sana.files) await truncate(uploads(name), 0);
    const examine = context.images.examine.bind(context.images);
    const image = "/uploads/another";
    vi.spyOn(context.images, "examine").mockImplementation(async (path) => {
      await opened.db.updateTable("member").set({ image }).where("id", "=", sana.id).execute();
      return examine(path);
    });
    await measureAll();
    expect(await imageOf(sana)).toBe(image);
    expect(await opened.db.selectFrom("storedFile").select("name").execute()).toEqual([]);
  });

  test("and again when it is asked for, as an older version may still store files", async () => {
    const measuring = new Measuring(context, log);
    while (await measuring.measureNext());
    const sana = await memberWithPicture("Sana");
    expect(await measuring.measureNext()).toBe(false);
    measuring.beginAgain();
    while (await measuring.measureNext());
    expect(await opened.db.selectFrom("storedFile").select("name").execute()).toHaveLength(sana.files.length);
  });
});

describe("until a file is measured", () => {
  beforeEach(() => migrate(opened));

  test("it is served when it is a whole picture that somebody owns", async () => {
    const [sana, picture] = [await memberWithPicture("Sana"), await textsPicture("A cot")];
    for (const name of [...sana.files, ...picture.files]) {
      const bytes = await readPicture(context, name);
      expect(Buffer.from(bytes ?? []).equals(await readFile(uploads(name)))).toBe(true);
      expect(bytes?.buffer.byteLength).toBe(bytes?.byteLength);
    }
    await opened.db.updateTable("member").set({ image: null }).execute();
    expect(await isServed(sana.files)).toEqual(all(6, false));
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each(damages)("it is not served when it is %s, and the log says so in one line each", async (_, damage) => {
    const { files } = await memberWithPicture("Sana");
    for (const name of files.slice(3)) await damage(uploads(name));
    expect(await isServed(files.slice(3))).toEqual(all(3, false));
    expect(log.warn.mock.calls).toEqual(files.slice(3).map((file) => [{ file }, "a stored file is damaged"]));
  });

  test("an export is given out when it is as long as it was, and whole", async () => {
    const { id } = await memberWithPicture("Sana");
    const { file } = await doneExport(id);
    const member = await memberById(context, id);
    expect(Buffer.from(await readExport(context, member)).equals(await readFile(file))).toBe(true);
    await truncate(file, 0);
    await expect(readExport(context, member)).rejects.toThrow("There is no such file.");
  });
});

test("Umeed started on a database of before measures its files, and removes what is damaged", async () => {
  const [sana, hira] = [await memberWithPicture("Sana"), await memberWithPicture("Hira")];
  for (const name of sana.files) await truncate(uploads(name), 0);
  const umeed = await startTestUmeed(empty.environment);
  try {
    await expect.poll(() => readdir(uploads())).toHaveLength(6);
    const answers = await Promise.all(
      [...sana.files, ...hira.files].map((name) => fetch(`${umeed.address}/api/uploads/${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(404), ...Array(6).fill(200)]);
    expect([await imageOf(sana), await imageOf(hira)]).toEqual([null, hira.image]);
  } finally {
    await umeed.stop();
  }
});
