import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { contextOn } from "../../support/context.ts";
import type { OwnDatabase } from "../../support/empty-database.ts";
import { preparedDatabase } from "../../support/prepared-database.ts";
import { liveYears, YEARS_FROM } from "../../support/reminder-years.ts";

let own: OwnDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  own = await preparedDatabase("planRules");
  opened = openDatabase(own.settings, { hasTimeLimits: false });
});
afterAll(async () => {
  await opened.db.destroy();
  await own.drop();
});

test("in two years of 200 members no reminder comes twice, after a loss or STOP, at night, or as a fourth in a week", async () => {
  const context = contextOn(opened, own.settings.dataDir);
  const seen = await liveYears(context, { members: 200, days: 730, processes: 2, from: YEARS_FROM });

  expect(seen.wrong).toEqual([]);
  // Each way of failing was met, and most members were told of something.
  expect(seen.sent).toBeGreaterThan(800);
  expect(seen.crashes).toBeGreaterThan(10);
  expect(seen.outages).toBeGreaterThan(10);
}, 600_000);
