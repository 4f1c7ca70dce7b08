import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeBackup } from "../../../server/backup/backup.ts";
import { restoreBackup } from "../../../server/backup/restore.ts";
import { readConfig, type Config } from "../../../server/config.ts";
import { newId } from "../../../server/domain/identity.ts";
import { childEnvironment } from "../../support/child-environment.ts";
import { noteFault } from "../../support/fault-note.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const admin = fileURLToPath(new URL("../../../server/admin.ts", import.meta.url));

let place: OwnDatabase;
let umeed: TestUmeed;
let sana: NewMember;
let shelf: string;
beforeAll(async () => {
  place = await emptyDatabase();
  umeed = await startTestUmeed(place.environment);
  sana = await newMember(umeed, { fullName: "Sana" });
  shelf = await mkdtemp(join(tmpdir(), "umeed-shelf-"));
});
afterAll(async () => {
  await umeed.stop();
  await place.drop();
  await rm(shelf, { recursive: true });
});

const backUp = async (name: string) => {
  const folder = join(shelf, name);
  await takeBackup(readConfig(place.environment), folder);
  return folder;
};

/** A place without data, of the dialect of this run, which goes when the work is done. */
async function inFreshPlace(work: (config: Config, environment: Record<string, string>) => Promise<void>) {
  const fresh = await emptyDatabase();
  try {
    await work(readConfig(fresh.environment), fresh.environment);
  } finally {
    await fresh.drop();
  }
}

/** Writes one row after another, until told to end, and notes which were acknowledged, and when. */
async function writeOn(acknowledged: { id: string; at: number }[], isOver: () => boolean) {
  while (!isOver()) {
    const id = newId();
    await umeed.db.insertInto("city").values({ id, name: id, position: 0, createdAt: NOON }).execute();
    acknowledged.push({ id, at: performance.now() });
    await setImmediate();
  }
}

test("what is acknowledged before the operator's command is in its backup, while others write on", async () => {
  let isOver = false;
  const acknowledged: { id: string; at: number }[] = [];
  const writing = writeOn(acknowledged, () => isOver);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
  const folder = join(shelf, "busy");
  const began = performance.now();
  const env = { ...childEnvironment(), ...place.environment };
  const said = await promisify(execFile)(process.execPath, [admin, "backup", folder], { env }).finally(() => {
    isOver = true;
  });
  const ended = performance.now();
  await writing;

  expect(said.stdout).toMatch(/^\S+\/busy holds a verified backup of the database( and \d+ files)?\.\n$/);
  await inFreshPlace(async (config, environment) => {
    await restoreBackup(config, folder);
    const restored = await startTestUmeed(environment);
    const cities = new Set((await restored.db.selectFrom("city").select("id").execute()).map(({ id }) => id));
    await restored.stop();

    const before = acknowledged.filter(({ at }) => at < began);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter(({ id }) => !cities.has(id))).toEqual([]);
    // They were written while it was made.
    const meanwhile = acknowledged.filter(({ at }) => at > began && at < ended);
    expect(meanwhile.length).toBeGreaterThan(0);
    const longest = Math.max(...meanwhile.map(({ at }, index) => at - (meanwhile[index - 1]?.at ?? began)));
    noteFault({ saw: `${meanwhile.length} writes went on, ${longest.toFixed(0)} ms apart at most` });
  });
});

test("a restored place knows its members and their pictures, finds what they search, and goes on", async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#866" } })
    .jpeg()
    .toBuffer();
  const image = new File([new Uint8Array(photo)], "me.jpg", { type: "image/jpeg" });
  const updated = await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana", image }) });
  const picture = updated.textAt("image");
  const bytesAt = async (address: string) => Buffer.from(await (await fetch(`${address}/api${picture}`)).arrayBuffer());

  const folder = await backUp("whole");

  await inFreshPlace(async (config, environment) => {
    expect(await restoreBackup(config, folder)).toMatch(/^20\d\d-.*Z$/);
    const restored = await startTestUmeed(environment);
    const body = { phoneNumber: sana.phoneNumber, password: "a quiet lamp" };
    const signedIn = await restored.call("POST", "/user/login/number-password", { body });
    const found = await restored.call("GET", "/article/pagination/v2/category/all?searchTerm=sleep");
    const [before, after] = [await bytesAt(umeed.address), await bytesAt(restored.address)];
    await newMember(restored);
    await restored.stop();

    expect([signedIn.status, signedIn.at("user.fullName")]).toEqual([200, "Sana"]);
    expect(found.at("data.0._id")).toBeDefined();
    expect(after.equals(before)).toBe(true);
    expect(after.length).toBeGreaterThan(100);
  });
});

test("it tells how many pictures are not what was stored; restored, they are missed and nothing else is", async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#686" } })
    .jpeg()
    .toBuffer();
  const image = new File([new Uint8Array(photo)], "me.jpg", { type: "image/jpeg" });
  const hira = await newMember(umeed, { fullName: "Hira" });
  const path = (await hira.call("PUT", "/user/update", { body: formOf({ fullName: "Hira", image }) })).textAt("image");
  const file = join(place.settings.dataDir, path);
  await writeFile(file, "");
  await rm(file.replace(".jpg", ".webp"));
  const folder = join(shelf, "with-damage");
  const said: string[] = [];
  await takeBackup(readConfig(place.environment), folder, Date.now, (sentence) => said.push(sentence));
  expect(said).toEqual([expect.stringMatching(/^1 of its pictures' files are not what was stored/)]);

  await inFreshPlace(async (config, environment) => {
    await restoreBackup(config, folder, (sentence) => said.push(sentence));
    expect(said.slice(1)).toEqual([expect.stringMatching(/^2 of its pictures' files are missing or not what was/)]);
    const restored = await startTestUmeed(environment);
    const statusOf = async (address: string) => (await fetch(`${restored.address}/api${address}`)).status;
    const statuses = [path, path.replace(".jpg", ".webp"), path.replace(".jpg", ".avif")].map(statusOf);
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    await restored.stop();
  });
});

test("it leaves out what is being written, and can be restored", async () => {
  const part = `${"a".repeat(32)}-384.jpg.part`;
  await writeFile(join(place.settings.dataDir, "uploads", part), "begun");
  const folder = await backUp("beside-a-writer");
  expect(await readdir(join(folder, "uploads"))).not.toContain(part);
  await inFreshPlace(async (config) => {
    expect(await restoreBackup(config, folder)).toMatch(/^20/);
  });
});

test("of a database that is newer by additive migrations alone, this version takes and restores one", async () => {
  const { db } = umeed;
  const plain = db.withoutPlugins();
  await sql`insert into kysely_migration (name, timestamp) values ('9998-of-tomorrow', '2030')`.execute(plain);
  await sql`insert into additive_migration (name) values ('9998-of-tomorrow')`.execute(plain);
  const folder = await backUp("newer-by-additive");
  await sql`delete from kysely_migration where name = '9998-of-tomorrow'`.execute(plain);
  await sql`delete from additive_migration where name = '9998-of-tomorrow'`.execute(plain);

  await inFreshPlace(async (config) => {
    expect(await restoreBackup(config, folder)).toMatch(/^20/);
  });
});

test("it holds the database and the pictures, for the operator's eyes alone", async () => {
  await writeFile(join(place.settings.dataDir, "secret"), "not to be copied");
  const folder = await backUp("content");

  const database = isSqlite ? "umeed.sqlite" : "umeed.dump";
  expect((await readdir(folder)).filter((name) => name !== "uploads").toSorted()).toEqual(["manifest.json", database]);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await readdir(shelf)).filter((name) => name.includes("unfinished"))).toEqual([]);
});

describe("is refused in one line, and nothing is changed:", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await backUp("good");
  });
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "nothing was refused",
      (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error)),
    );

  test("a backup into a folder that is there", async () => {
    expect(await refusalOf(takeBackup(readConfig(place.environment), folder))).toMatch(
      /^SettingError: .* is there already/,
    );
  });

  test("a restore over data", async () => {
    expect(await refusalOf(restoreBackup(readConfig(place.environment), folder))).toMatch(
      /^SettingError: (DATA_DIR: there is a database in|DATABASE_URL: the database is not empty)/,
    );
    expect((await sana.call("GET", "/user/me")).status).toBe(200);
  });

  test.each([
    ["what is no backup", async () => mkdtemp(join(shelf, "nothing-")), /there is no backup in/],
    [
      "a backup whose manifest is broken",
      async () => changed("manifest", (copy) => writeFile(join(copy, "manifest.json"), "{")),
      /manifest\.json can't be read/,
    ],
    [
      "a backup that was changed",
      async () => changed("changed", (copy) => appendFile(join(copy, isSqlite ? "umeed.sqlite" : "umeed.dump"), "x")),
      /not whole: umeed\.(sqlite|dump) is missing or changed/,
    ],
    [
      "a backup with a file elsewhere",
      async () => changed("elsewhere", (copy) => inManifest(copy, (text) => text.replace('"umeed.', '"../umeed.'))),
      /manifest\.json can't be read/,
    ],
    [
      "a backup of a newer version",
      async () => changed("newer", (copy) => inManifest(copy, (text) => text.replace(/(igration": ")\d+/g, "$19999"))),
      /made by a newer version \(it has '9999-/,
    ],
    [
      "a backup of a newer version that named its newest migration alone",
      async () =>
        changed("newer-alone", (copy) =>
          inManifest(copy, (text) =>
            text.replace(/"migration": "\d+/, '"migration": "9999').replace(/"needsMigration": .*/, ""),
          ),
        ),
      /made by a newer version \(it has '9999-/,
    ],
    [
      "a backup of the other database",
      async () =>
        changed("other", (copy) =>
          inManifest(copy, (text) =>
            text.replace(/"database": "\w+"/, `"database": "${isSqlite ? "postgres" : "sqlite"}"`),
          ),
        ),
      /^SettingError: DATABASE_URL: the backup is of/,
    ],
  ])("%s", async (_what, prepare, sentence) => {
    const given = await prepare();
    await inFreshPlace(async (config, environment) => {
      expect(await refusalOf(restoreBackup(config, given))).toMatch(sentence);
      expect(await readdir(environment.DATA_DIR ?? "")).not.toContain("umeed.sqlite");
    });
  });

  /** A copy of the good one with something done to it. */
  async function changed(name: string, change: (copy: string) => Promise<unknown>) {
    const copy = await backUp(name);
    await change(copy);
    return copy;
  }

  async function inManifest(copy: string, change: (text: string) => string) {
    const path = join(copy, "manifest.json");
    const text = await readFile(path, "utf8");
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
  }
});

test.runIf(isSqlite)("a backup that finds no room says so in one line, and leaves nothing", async () => {
  const room = await mkdtemp(join(tmpdir(), "umeed-room-"));
  const words = `ulimit -f 200; exec "${process.execPath}" "${admin}" backup "$0"`;
  const env = { ...childEnvironment(), ...place.environment };
  const taking = (folder: string) => promisify(execFile)("sh", ["-c", words, folder], { env });
  await expect(taking(join(room, "full"))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/full can't be written: disk I\/O error; nothing is left of this backup\n$/),
  });
  await expect(taking("/proc/x/backup")).rejects.toMatchObject({
    stderr: expect.stringMatching(/^[^\n]*ENOENT[^\n]*\n$/),
  });
  expect(await readdir(room)).toEqual([]);
  await rm(room, { recursive: true });
});
