import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { contextOn } from "../../support/context.ts";
import { isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
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

/** What differs between the databases, the claiming of what is due, shows with few. */
const MEMBERS = isSqlite ? 200 : 60;

test("in two years of many members no reminder comes twice, after a loss or STOP, at night, or as a fourth in a week", async () => {
  const context = contextOn(opened, own.settings.dataDir);
  const seen = await liveYears(context, { members: MEMBERS, days: 730, processes: 2, from: YEARS_FROM });

  expect(seen.wrong).toEqual([]);
  // Each way of failing was met, and most members were told of something.
  expect(seen.sent).toBeGreaterThan(MEMBERS * 4);
  expect(seen.crashes).toBeGreaterThan(MEMBERS / 20);
  expect(seen.outages).toBeGreaterThan(MEMBERS / 20);
}, 600_000);
