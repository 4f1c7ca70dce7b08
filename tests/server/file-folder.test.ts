import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FileFolder } from "../../server/ports/files/folder.ts";
import { measureOf, type StoredFile } from "../../server/ports/files/store.ts";
import { FailingDisk } from "../support/failing-disk.ts";

const NAMES = ["one", "two", "three"];

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "umeed-folder-"));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const threeFiles = () => NAMES.map((name) => ({ name, data: bytesOf(`what is in ${name}`) }));
const one = (files: StoredFile[]) => files[0] ?? { name: "", bytes: -1, sha256: "" };

describe("a file is given out", () => {
  test("as it was stored, in memory that holds nothing else", async () => {
    const folder = new FileFolder(place);
    const stored = await folder.write(threeFiles());

    expect(stored).toEqual(threeFiles().map(({ name, data }) => ({ name, ...measureOf(data) })));
    for (const file of stored) {
      const bytes = await folder.read(file.name, file);
      expect(Buffer.from(bytes ?? []).toString()).toBe(`what is in ${file.name}`);
      expect([bytes?.byteOffset, bytes?.buffer.byteLength]).toEqual([0, file.bytes]);
    }
  });

  test("when it is empty as nothing at all, whatever the memory of the process holds", async () => {
    const folder = new FileFolder(place);
    const [stored] = await folder.write([{ name: "empty", data: new Uint8Array() }]);
    const bytes = await folder.read("empty", stored ?? { bytes: -1, sha256: "" });
    expect([bytes?.byteLength, bytes?.buffer.byteLength]).toEqual([0, 0]);
    expect((await folder.readAsFound("empty"))?.buffer.byteLength).toBe(0);
  });

  test.each([
    ["shorter", (file: string) => truncate(file, 4), "a stored file is not what was stored"],
    ["another of the same length", (file: string) => writeFile(file, "what is in ten"), /not what was stored/],
    ["gone", (file: string) => rm(file), "a stored file is missing"],
  ])("not at all when it is %s, and the log says which, in one line", async (_, damage, line) => {
    const log = { warn: vi.fn<(about: object, message: string) => void>() };
    const folder = new FileFolder(place, { log });
    const stored = one(await folder.write(threeFiles()));
    await damage(join(place, stored.name));

    expect(await folder.read(stored.name, stored)).toBeNull();
    expect(log.warn.mock.calls).toEqual([[{ file: "one" }, expect.stringMatching(line)]]);
  });
});

describe("a file is written", () => {
  test("beside its name and synced, then named, and the folder is synced last", async () => {
    const disk = new FailingDisk();
    await new FileFolder(place, { disk }).write([{ name: "one", data: bytesOf("x") }]);
    expect(disk.steps).toEqual(["make folder", "create", "write", "sync", "rename", "sync folder"]);
  });

  test("into a folder whose own name is on the disk as well", async () => {
    const disk = new FailingDisk();
    await new FileFolder(join(place, "data", "uploads"), { disk }).write([{ name: "one", data: bytesOf("x") }]);
    expect(disk.steps.slice(0, 3)).toEqual(["make folder", "sync folder", "sync folder"]);
  });

  test("in parts and has its name once it is whole, with the measure of all of it", async () => {
    const folder = new FileFolder(place);
    const file = await folder.create("long");
    await file.write(bytesOf("first "));
    expect(await readdir(place)).toEqual(["long.part"]);
    await file.write(bytesOf("second"));
    const stored = await file.finish();
    await file.close();

    expect(await readdir(place)).toEqual(["long"]);
    expect(stored).toEqual({ name: "long", ...measureOf(bytesOf("first second")) });
  });

  test("so that a power cut at whatever step leaves whole files or none that were promised", async () => {
    const whole = new FailingDisk();
    await new FileFolder(place, { disk: whole }).write(threeFiles());
    await whole.cutPower();
    for (const { name, data } of threeFiles()) {
      expect(new Uint8Array(await readFile(join(place, name)))).toEqual(data);
    }
    for (let powerFor = 0; powerFor < whole.steps.length; powerFor += 1) {
      await rm(place, { recursive: true, force: true });
      const disk = new FailingDisk(powerFor);
      await expect(new FileFolder(place, { disk }).write(threeFiles())).rejects.toThrow("there is no power");
      await disk.cutPower();
      for (const name of (await readdir(place).catch(() => [])).filter((file) => NAMES.includes(file))) {
        expect([powerFor, await readFile(join(place, name), "utf8")]).toEqual([powerFor, `what is in ${name}`]);
      }
    }
  });

  test("with others or not at all: nothing is left of them where there was no room", async () => {
    const disk = new FailingDisk();
    vi.spyOn(disk, "rename").mockRejectedValueOnce(new Error("ENOSPC"));
    await expect(new FileFolder(place, { disk }).write(threeFiles())).rejects.toThrow("ENOSPC");
    expect(await readdir(place)).toEqual([]);
  });
});

test("a file that is removed is gone for good, with what was begun of it, and may be gone already", async () => {
  const disk = new FailingDisk();
  const folder = new FileFolder(place, { disk });
  await folder.write(threeFiles());
  await writeFile(join(place, "two.part"), "begun");
  await folder.remove(["one", "two", "four"]);
  expect(await readdir(place)).toEqual(["three"]);
  expect(disk.steps.at(-1)).toBe("sync folder");
  await new FileFolder(join(place, "no-such-folder")).remove(["one"]);
});

test("what a writer left behind that died is swept away; what is being written, or is whole, stays", async () => {
  const folder = new FileFolder(place);
  await folder.write(threeFiles());
  await writeFile(join(place, "dead.part"), "begun");
  await writeFile(join(place, "busy.part"), "begun");
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["dead.part", "one"]) await utimes(join(place, name), longAgo, longAgo);

  await folder.sweep();

  expect((await readdir(place)).toSorted()).toEqual(["busy.part", "one", "three", "two"]);
  await new FileFolder(join(place, "no-such-folder")).sweep();
});
