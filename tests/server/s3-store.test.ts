import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config.ts";
import { Failure } from "../../server/failures.ts";
import { S3Bucket } from "../../server/ports/files/s3-bucket.ts";
import { S3Folder } from "../../server/ports/files/s3-folder.ts";
import { measureOf, type ListedFile } from "../../server/ports/files/store.ts";
import { inTime } from "../support/in-time.ts";
import { startS3, type OwnS3, type StoreFault } from "../support/s3.ts";

const PATIENCE = { attempt: 300, all: 800 };
/** For a store that answers, however busy the machine is. */
const LONG_PATIENCE = { attempt: 10_000, all: 20_000 };

let s3: OwnS3;
let folder: S3Folder;
const log = { warn: vi.fn<(about: object, message: string) => void>(), error: vi.fn<() => void>() };
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(() => {
  folder = open();
  vi.clearAllMocks();
  s3.asked.length = 0;
});
afterEach(async () => {
  s3.fail(null);
  s3.keepVersions(null);
  for (const key of await s3.keys()) await s3.lose(key);
});

function open(patience = PATIENCE) {
  const { s3: settings } = readConfig({ DATA_DIR: "/tmp", ROLE: "web", ...s3.settings, ...production });
  if (!settings) throw new Error("there are no settings");
  return new S3Folder(new S3Bucket(settings, patience, log), "uploads", log);
}
async function listed() {
  const all: ListedFile[] = [];
  for await (const found of folder.list()) all.push(found);
  return all;
}

const production = {
  SESSION_SECRET: "a secret of more than 32 characters",
  PUBLIC_ORIGIN: "https://umeed.example.org",
  API_BASE_URL: "http://api.lan/api",
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = { name: "one.jpg", data: bytesOf("a picture") };
const stored = { name: "one.jpg", ...measureOf(file.data) };

describe("in a bucket", () => {
  test("files are stored, listed, read as they were stored, and removed", async () => {
    const other = { name: "two.webp", data: new Uint8Array() };
    expect(await folder.write([file, other])).toEqual([stored, { name: "two.webp", ...measureOf(other.data) }]);
    expect(await s3.keys()).toEqual(["uploads/one.jpg", "uploads/two.webp"]);
    expect(await folder.read("one.jpg", stored)).toEqual(file.data);
    expect(await folder.readAsFound("two.webp")).toEqual(other.data);
    expect(await listed()).toEqual([
      { name: "one.jpg", bytes: 9 },
      { name: "two.webp", bytes: 0 },
    ]);
    expect(await folder.size()).toBe(9);

    await folder.remove(["one.jpg", "never-there.jpg"]);
    expect(await s3.keys()).toEqual(["uploads/two.webp"]);
  });

  test("a file that is written in pieces is there when it is finished, and not before", async () => {
    const begun = await folder.create("one.jpg");
    await begun.write(bytesOf("a pic"));
    await begun.write(bytesOf("ture"));
    expect(await s3.keys()).toEqual([]);
    expect(await begun.finish()).toEqual(stored);
    await begun.close();
    expect(await folder.read("one.jpg", stored)).toEqual(file.data);
  });

  test("more files than one answer of the store names are all listed", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${index}.jpg`);
    await folder.write(names.map((name) => ({ name, data: bytesOf(name) })));
    expect((await listed()).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test("what is sent has the checksum of older servers alone, comes in one piece, and sets no rights", async () => {
    await folder.write([file]);
    const [{ call, headers } = { call: "", headers: {} }] = s3.asked;
    expect(call).toMatch(/^PUT \/umeed\/uploads\/one\.jpg/);
    expect(headers).toMatchObject({ "content-md5": expect.any(String), "content-length": "9" });
    const others = Object.keys(headers).filter((name) => /^x-amz-(acl|grant|checksum|sdk|trailer)/.test(name));
    expect(others).toEqual([]);
  });

  test("an object that was lost or changed is not given out, and the log names it", async () => {
    await folder.write([file]);
    await s3.lose("uploads/one.jpg");
    expect(await folder.read("one.jpg", stored)).toBeNull();
    await folder.write([{ ...file, data: bytesOf("another") }]);
    expect(await folder.read("one.jpg", stored)).toBeNull();
    expect(log.warn.mock.calls).toEqual([
      [{ file: "one.jpg" }, "a stored file is missing"],
      [{ file: "one.jpg" }, "a stored file is not what was stored"],
    ]);
  });
});

const FAULTS: [string, StoreFault][] = [
  ["answers nothing", "silent"],
  ["cuts connections", "cutting"],
  ["is busy", { status: 503, code: "SlowDown" }],
  ["takes our key no more", { status: 403, code: "InvalidAccessKeyId" }],
  ["has lost the whole bucket", { status: 404, code: "NoSuchBucket" }],
];

describe("with a store that", () => {
  test.each(FAULTS)("%s, each call fails in time and in clear words, and works when it is back", async (_, fault) => {
    await folder.write([file]);
    s3.fail(fault);
    const calls = [
      () => folder.readAsFound("one.jpg"),
      () => folder.write([{ ...file, name: "two.jpg" }]),
      () => folder.remove(["one.jpg"]),
      () => folder.size(),
    ];
    for (const call of calls) {
      folder = open();
      const failure = await inTime(
        call().catch((error: unknown) => error),
        PATIENCE.all + 400,
      );
      expect(failure).toBeInstanceOf(Failure);
      expect(failure).toMatchObject({ kind: "overloaded", retryAfter: 5 });
      expect(String(failure)).toContain("Pictures and files can't be reached just now. Try again in a moment.");
    }
    expect(log.error).toHaveBeenCalled();

    s3.fail(null);
    folder = open();
    expect(await folder.read("one.jpg", stored)).toEqual(file.data);
    expect(await s3.keys()).toEqual(["uploads/one.jpg"]);
  });

  test("stops in the middle of a file, a reader waits no longer than for another fault", async () => {
    await folder.write([file]);
    s3.fail("halting", /^GET/);
    const reading = inTime(folder.readAsFound("one.jpg"), PATIENCE.all + 400);
    await expect(reading).rejects.toThrow("can't be reached");
  });

  test("is busy for one moment, nobody notices", async () => {
    s3.failOnce({ status: 503, code: "ServiceUnavailable" });
    expect(await open(LONG_PATIENCE).write([file])).toEqual([stored]);
    expect(s3.asked).toHaveLength(2);
  });

  test("did not answer is left alone for two seconds, and asked again then", async () => {
    await folder.write([file]);
    s3.fail("silent");
    await expect(folder.readAsFound("one.jpg")).rejects.toThrow("can't be reached");
    s3.fail(null);
    const count = s3.asked.length;
    await expect(inTime(folder.readAsFound("one.jpg"), 50)).rejects.toThrow("can't be reached");
    expect(s3.asked).toHaveLength(count);
    await expect.poll(() => folder.readAsFound("one.jpg").catch(() => null)).toEqual(file.data);
  });

  test("takes all files but one is not believed to have them", async () => {
    s3.fail({ status: 500, code: "InternalError" }, /^PUT .*two/);
    const three = ["one", "two", "three"].map((name) => ({ name, data: bytesOf(name) }));
    await expect(folder.write(three)).rejects.toThrow("can't be reached");
  });

  test("stores a file and does not say so, is not believed to have it", async () => {
    s3.fail("forgetful", /^PUT/);
    await expect(folder.write([file])).rejects.toThrow("can't be reached");
  });

  test.each(["Enabled", "Suspended"] as const)("keeps old versions (%s), nothing is deleted", async (status) => {
    await folder.write([file]);
    s3.keepVersions(status);
    await expect(folder.remove(["one.jpg"])).rejects.toThrow("keeps versions of deleted files");
    expect(await s3.keys()).toEqual(["uploads/one.jpg"]);
  });

  test("knows no versions, files are deleted", async () => {
    await folder.write([file]);
    s3.fail({ status: 501, code: "NotImplemented" }, /versioning/);
    await folder.remove(["one.jpg"]);
    expect(await s3.keys()).toEqual([]);
  });
});
