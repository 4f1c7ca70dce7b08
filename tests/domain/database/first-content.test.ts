import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { readyDatabase } from "../../../server/database.ts";
import type { Database } from "../../../server/db/schema.ts";
import { emptyDatabase, isSqlite } from "../../support/empty-database.ts";

async function lockTimeout(db: Database) {
  const { rows } = await sql<{ lockTimeout: string }>`show lock_timeout`.execute(db);
  return rows[0]?.lockTimeout;
}

test.skipIf(isSqlite)(
  "the first content waits for another process as long as it takes, later queries do not",
  async () => {
    const own = await emptyDatabase();
    const seen: (string | undefined)[] = [];
    const { db } = await readyDatabase(readConfig(own.environment), async (filled) => {
      seen.push(await lockTimeout(filled));
    });
    seen.push(await lockTimeout(db));
    await db.destroy();
    await own.drop();

    expect(seen).toEqual(["0", "4s"]);
  },
);
