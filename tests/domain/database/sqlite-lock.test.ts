import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { isBusy } from "../../../server/db/dialects/sqlite-retry.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { emptyDatabase, isSqlite } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { expectWithin } from "../../support/figures.ts";

const MINUTE = 60_000;
const holder = fileURLToPath(new URL("../../support/lock-holder.ts", import.meta.url));

/** Another process that keeps the database locked. @returns a function that lets go. */
async function lock(umeed: Pick<TestUmeed, "dataDir">) {
  const child = spawn(process.execPath, [holder, join(umeed.dataDir, "umeed.sqlite")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await once(child, "exit");
  };
}

const write = (member: NewMember, lastMenstrualPeriod: string) =>
  member.call("POST", "/pregnancyinfo/add", { body: { isBefore: true, lastMenstrualPeriod } });

async function timed<T>(work: Promise<T>) {
  const start = performance.now();
  const answer = await work;
  return { answer, seconds: (performance.now() - start) / 1000 };
}

test.runIf(isSqlite)("a start waits for as long as another process makes or fills the database", async () => {
  const empty = await emptyDatabase();
  const limited = openDatabase(empty.settings);
  const starting = openDatabase(empty.settings, { hasTimeLimits: false });
  const unlock = await lock(empty.settings);
  let hours = 0;
  const realNow = Date.now;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => realNow() + (hours += 1) * 3_600_000);

  await expect(sql`create table later (id text)`.execute(limited.db)).rejects.toSatisfy(isBusy);
  let isOver = false;
  const migrating = migrate(starting).finally(() => (isOver = true));
  // Each try looks at the clock, which is an hour later each time.
  const asked = hours;
  await expect.poll(() => hours).toBeGreaterThan(asked + 2);
  expect(isOver).toBe(false);
  await unlock();
  await migrating;
  clock.mockRestore();

  expect(await starting.db.selectFrom("city").selectAll().execute()).toEqual([]);
  await limited.db.destroy();
  await starting.db.destroy();
  await empty.drop();
});

describe.runIf(isSqlite)("while another process holds the write lock", () => {
  let umeed: TestUmeed;
  let now = NOON;
  beforeAll(async () => {
    umeed = await startTestUmeed({}, { now: () => now });
  });
  afterAll(() => umeed.stop());

  test("for a while, a write waits and succeeds, and nobody else waits with it", async () => {
    const member = await newMember(umeed);
    const done: string[] = [];
    const unlock = await lock(umeed);

    const writing = write(member, "2025-11-11").finally(() => done.push("write"));
    const reading = Promise.all(Array.from({ length: 20 }, () => member.call("GET", "/pregnancyinfo/user"))).finally(
      () => done.push("reads"),
    );
    const read = await reading;
    await unlock();

    expect((await writing).status).toBe(200);
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
    expect(done).toEqual(["reads", "write"]);
  });

  test("for longer, every write waits for at least 3 seconds and is asked to come back, and reads go on", async () => {
    const member = await newMember(umeed);
    const others = await Promise.all(Array.from({ length: 5 }, () => newMember(umeed)));
    now += 2 * MINUTE;
    const done: string[] = [];
    const unlock = await lock(umeed);
    const began = performance.now();

    const writing = Promise.all(others.map((other) => timed(write(other, "2025-11-11")))).finally(() =>
      done.push("writes"),
    );
    const reading = Promise.all([
      member.call("GET", "/pregnancyinfo/user"),
      member.call("GET", "/user/me"),
      umeed.call("GET", "/week"),
      fetch(`${umeed.address}/readyz`),
    ]).finally(() => done.push("reads"));
    const written = await writing;
    expectWithin(6_000, began);
    const read = await reading;
    await unlock();

    const slowest = Math.max(...written.map(({ seconds }) => seconds));
    const refusals = countedStatuses(written.map(({ answer }) => answer.status));
    const reads = countedStatuses(read.map(({ status }) => status));
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(done).toEqual(["reads", "writes"]);
    for (const { answer, seconds } of written) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.at("code")).toBe("unavailable");
      expect(seconds).toBeGreaterThan(3);
    }
    const unlocked = performance.now();
    expect((await write(member, "2025-11-11")).status).toBe(200);
    const saw = `writes ${refusals} after ${slowest.toFixed(1)} s at most, reads ${reads}`;
    noteFault({ saw, healedAfter: performance.now() - unlocked });
    expect((await Promise.all(others.map((other) => write(other, "2025-11-11")))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
  });
});
