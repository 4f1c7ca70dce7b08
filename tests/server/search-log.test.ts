import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../server/db/open.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { startUmeedProcess, type UmeedProcess } from "../support/umeed-process.ts";

const METRICS_TOKEN = "a token of the tests that is long enough";

let DATA_DIR: string;
let umeed: UmeedProcess;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "umeed-"));
  await fillFolder(DATA_DIR, "trialToday");
  umeed = await startUmeedProcess({ DATA_DIR, ROLE: "all", METRICS_TOKEN });
});
afterAll(async () => {
  umeed.kill("SIGTERM");
  await umeed.ended;
  await rm(DATA_DIR, { recursive: true });
});

test("what somebody searches for is in no line, however the search ends", async () => {
  const database = openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
  const before = umeed.output().length;
  const paths = [
    "/search?q=canary",
    "/search.data?q=canary",
    "/api/search?q=canary",
    `/api/search?q=${"canary".repeat(40)}`,
    "/api/search?q=canary%D3",
    "/search?q=canary%D3",
    "/search?q=canary&page=99",
    "/articles?search=canary",
    "/forum?search=canary",
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await fetch(umeed.address + path)).status);
  await rename("tally", "tally_away");
  const failed = [(await fetch(`${umeed.address}/search?q=canary`)).status];
  failed.push((await fetch(`${umeed.address}/api/search?q=canary`)).status);
  await rename("tally_away", "tally");
  await database.db.destroy();

  expect(statuses).toEqual([200, 200, 200, 400, 400, 400, 404, 200, 200]);
  expect(failed).toEqual([503, 500]);
  const count = () => umeed.output().slice(before).split('"msg":"request"').length - 1;
  await expect.poll(count).toBe(paths.length + failed.length);
  const written = umeed.output().slice(before);
  expect(written).toContain("request failed");
  expect(written + umeed.errors()).not.toContain("canary");
  const metrics = await fetch(`${umeed.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect([metrics.status, (await metrics.text()).includes("canary")]).toEqual([200, false]);
});
