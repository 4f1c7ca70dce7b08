import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";

describe.runIf(isSqlite)("a statement that SQLite keeps", () => {
  let empty: OwnDatabase;
  let opened: OpenDatabase;
  beforeAll(async () => {
    empty = await emptyDatabase();
    opened = openDatabase(empty.settings);
    await migrate(opened);
  });
  afterAll(async () => {
    await opened.db.destroy();
    await empty.drop();
  });

  test("names its limit, for with another one bound it would be planned anew each time", () => {
    const { sql, parameters } = opened.db.selectFrom("member").select("id").limit(9).offset(18).compile();
    expect([sql, parameters]).toEqual(['select "id" from "member" limit 9 offset ?', [18]]);
  });

  test.each([Number.NaN, 1.5])("never takes %s for a limit", (limit) => {
    const { sql } = opened.db.selectFrom("member").select("id").limit(limit).compile();
    expect(sql).toBe('select "id" from "member" limit ?');
  });
});
