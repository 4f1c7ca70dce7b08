import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SettingError } from "../../../server/setting-error.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { inTime } from "../../support/in-time.ts";
import { startS3, type OwnS3, type StoreFault } from "../../support/s3.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

/** The web tier waits no longer for an answer. */
const IN_TIME_MS = 5_000;
const PASSWORD = "a quiet lamp";

let s3: OwnS3;
let place: OwnDatabase;
let umeed: TestUmeed;
let other: TestUmeed;
let bytes: Buffer<ArrayBuffer>;
beforeAll(async () => {
  s3 = await startS3();
  place = await emptyDatabase();
  umeed = await startTestUmeed({ ...place.environment, ...s3.settings });
  other = await startTestUmeed({ ...place.environment, ...s3.settings });
  const red = sharp({ create: { width: 400, height: 400, channels: 3, background: "#ff0000" } });
  bytes = Buffer.from(await red.jpeg().toBuffer());
});
afterEach(async () => {
  s3.fail(null);
  s3.keepVersions(null);
  // A store that was silent is left alone for a while, and what was removed meanwhile goes then.
  await vi.waitUntil(async () => (await wakeJobs()).status === 200, { timeout: 20_000 });
  await vi.waitUntil(async () => (await removals()).length === 0, { timeout: 20_000 });
});
afterAll(async () => {
  await umeed.stop();
  await other.stop();
  await place.drop();
  await s3.stop();
});

const upload = (member: NewMember, fullName = "Sana") =>
  member.call("PUT", "/user/update", {
    body: formOf({ fullName, image: new File([bytes], "me.jpg", { type: "image/jpeg" }) }),
  });
const keysOf = async (path: string) => (await s3.keys()).filter((key) => key.includes(path.slice(9, 41)));
const fetched = (path: string, { address } = umeed) => fetch(`${address}/api${path}`);
/** Each write of a picture wakes the job that removes files. */
const wakeJobs = async () => upload(await newMember(umeed));

const removals = async () => umeed.db.selectFrom("fileRemoval").select("path").execute();

describe("with a store of files set", () => {
  test("a picture is in it and not on the disk, and each process serves it with the headers of a file on disk", async () => {
    const path = (await upload(await newMember(umeed))).textAt("image");
    expect(await keysOf(path)).toHaveLength(6);
    expect(await readdir(join(umeed.dataDir, "uploads")).catch(() => [])).toEqual([]);
    for (const one of [umeed, other]) {
      const answer = await fetched(path, one);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  test("her data are made in it, and each process hands them out", async () => {
    const sana = await newMember(umeed);
    await sana.call("POST", "/user/data", { body: { password: PASSWORD } });
    await expect.poll(async () => (await sana.call("GET", "/user/data")).textAt("data.state")).toBe("done");
    expect((await s3.keys()).filter((key) => key.startsWith("exports/"))).toHaveLength(1);
    const answer = await fetch(`${other.address}/api/user/data/file`, { headers: { "x-auth-header": sana.token } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  });

  test("a lost object is a missing picture, and nothing else is", async () => {
    const sana = await newMember(umeed);
    const path = (await upload(sana)).textAt("image");
    await s3.lose(path.slice(1));
    expect((await fetched(path)).status).toBe(404);
    expect((await fetched(path.replace("-384.jpg", "-96.jpg"))).status).toBe(200);
    expect((await sana.call("GET", "/user/me")).textAt("data.image")).toBe(path);
  });
});

describe("with a store that", () => {
  const faults: [string, StoreFault][] = [
    ["answers nothing", "silent"],
    ["cuts connections", "cutting"],
    ["is busy", { status: 503, code: "SlowDown" }],
  ];

  test.each(faults)("%s, pictures are put off in time, all else goes on, and it heals", async (_, fault) => {
    const sana = await newMember(umeed);
    const before = (await upload(sana)).textAt("image");

    s3.fail(fault);
    const missing = await inTime(fetched(before), IN_TIME_MS);
    expect([missing.status, missing.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const refused = await inTime(upload(sana, "Sana Tariq"), IN_TIME_MS);
    expect([refused.status, refused.textAt("message")]).toEqual([
      503,
      "Pictures and files can't be reached just now. Try again in a moment.",
    ]);
    expect((await sana.call("GET", "/user/me")).body).toMatchObject({ data: { fullName: "Sana", image: before } });
    expect(await (await fetch(`${umeed.address}/readyz`)).text()).toMatch(/^ready, without files/);

    s3.fail(null);
    await expect.poll(async () => (await fetched(before)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${umeed.address}/readyz`)).text()).toMatch(/^ready\s*$/);
    expect((await upload(sana, "Sana Tariq")).status).toBe(200);
  });

  test("stores a picture and does not say so, keeps nothing of it in the end", async () => {
    const sana = await newMember(umeed);
    const before = await s3.keys();
    s3.fail("forgetful", /^(PUT|DELETE)/);
    expect((await upload(sana)).status).toBe(503);
    expect((await s3.keys()).length).toBeGreaterThan(before.length);

    s3.fail(null);
    await expect
      .poll(async () => {
        const { status } = await wakeJobs();
        return [status, await removals()];
      })
      .toEqual([200, []]);
    const known = await umeed.db.selectFrom("storedFile").select("name").execute();
    const names = new Set(known.map(({ name }) => name));
    expect((await s3.keys()).filter((key) => !names.has(key.split("/")[1] ?? ""))).toEqual([]);
  });

  test.each([
    ["is away while a member leaves", (own: OwnS3) => own.fail("cutting")],
    ["keeps old versions while a member leaves", (own: OwnS3) => own.keepVersions("Enabled")],
  ])("%s, she is gone at once, and her picture as soon as it can be", async (_, begin) => {
    const sana = await newMember(umeed);
    const path = (await upload(sana)).textAt("image");
    begin(s3);
    const left = await sana.call("DELETE", `/user/delete/${sana.id}`, { body: { password: PASSWORD } });
    expect(left.status).toBe(200);
    expect((await fetched(path)).status).toBe(404);
    await wakeJobs();
    expect(await keysOf(path)).toHaveLength(6);

    s3.fail(null);
    s3.keepVersions(null);
    await expect.poll(async () => [(await wakeJobs()).status, await keysOf(path)]).toEqual([200, []]);
  });
});

describe("at its start, Umeed", () => {
  const start = (settings: Record<string, string>) => startTestUmeed({ ...s3.settings, ...settings });

  test.each(["Enabled", "Suspended"] as const)("refuses a bucket that keeps versions (%s)", async (status) => {
    s3.keepVersions(status);
    const starting = start({});
    await expect(starting).rejects.toThrow(SettingError);
    await expect(starting).rejects.toThrow(/^S3_BUCKET: the bucket keeps versions of deleted files/);
  });

  test.each([
    ["S3_BUCKET: there is no bucket umeed", { status: 404, code: "NoSuchBucket" }],
    ["S3_ACCESS_KEY_ID: the store does not know this key", { status: 403, code: "InvalidAccessKeyId" }],
    ["S3_SECRET_ACCESS_KEY: the store does not take it", { status: 403, code: "SignatureDoesNotMatch" }],
    ["S3_REGION: umeed is in another region", { status: 301, code: "PermanentRedirect" }],
    ["S3_ACCESS_KEY_ID: it may not ask whether umeed keeps versions", { status: 403, code: "AccessDenied" }],
  ])("says in clear words: %s", async (says, fault) => {
    s3.fail(fault);
    await expect(start({})).rejects.toThrow(says);
  });

  test("does not wait for a store that is away, and has pictures when it is back", async () => {
    s3.fail("silent");
    const own = await inTime(start({}), IN_TIME_MS);
    expect(await (await fetch(`${own.address}/readyz`)).text()).toMatch(/^ready, without files/);
    s3.fail(null);
    await expect.poll(async () => (await upload(await newMember(own))).status).toBe(200);
    await own.stop();
  });
});
