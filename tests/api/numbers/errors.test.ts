import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readerErrorsKeyFrom } from "../../../server/http/reader-errors.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let rabia: NewMember;
let key: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  umeed = await startTestUmeed();
  rabia = await memberNamed(umeed, "Rabia", "administrator");
  key = readerErrorsKeyFrom((await readFile(join(umeed.dataDir, "secret"), "utf8")).trim());
  await sql`alter table tip rename to no_tip`.execute(umeed.db);
});
afterAll(async () => {
  await umeed.stop();
  vi.useRealTimers();
});

const failing = (headers: Record<string, string> = {}) => umeed.call("GET", "/tip/random", { headers });
const well = (headers: Record<string, string> = {}) => umeed.call("GET", "/city", { headers });
const told = (count: number, under = key) => ({ "x-umeed-reader-errors": `${under} ${count}` });

/** What administrators read, a minute later. */
async function counted() {
  vi.advanceTimersByTime(60_000);
  const days = (await rabia.call("GET", "/numbers")).at("data.days");
  return Array.isArray(days) ? Object(days.at(-1)).errors : undefined;
}

test("an answer that says that something went wrong here is counted, and no other", async () => {
  expect([(await failing()).status, (await well()).status]).toEqual([500, 200]);
  expect((await umeed.call("GET", "/article/nothing")).status).toBe(404);
  await expect.poll(counted).toBe(1);
});

test("a web tier apart tells what its readers met, and its own calls that fail are not counted beside it", async () => {
  await well(told(3));
  await expect.poll(counted).toBe(4);
  await failing(told(0));
  await well(told(1));
  await expect.poll(counted).toBe(5);
});

test("nobody else tells any", async () => {
  for (const header of [told(7, "guess"), told(7, ""), { "x-umeed-reader-errors": `${key} many` }]) await well(header);
  await failing(told(7, "guess"));
  await expect.poll(counted).toBe(6);
});
