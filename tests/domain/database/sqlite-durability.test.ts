import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";

const ROUNDS = Number(process.env.UMEED_KILL_ROUNDS ?? 20);
const writer = fileURLToPath(new URL("../../support/city-writer.ts", import.meta.url));

describe.runIf(isSqlite)("the SQLite file", () => {
  let empty: OwnDatabase;
  let opened: OpenDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase();
    opened = openDatabase(empty.settings);
    await migrate(opened);
  });
  afterEach(async () => {
    await opened.db.destroy();
    await empty.drop();
  });

  test.each([
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["foreign_keys", 1],
    ["secure_delete", 1],
  ])("is written with %s at %s", async (name, value) => {
    const { rows } = await sql`${sql.raw(`pragma ${name}`)}`.execute(opened.db.withoutPlugins());

    expect(rows).toEqual([{ [name]: value }]);
  });

  test("refuses a row whose member is not there, and text where a number belongs", async () => {
    const raw = (text: string) => sql.raw(text).execute(opened.db.withoutPlugins());

    await expect(
      raw("insert into review (id, member_id, rating, comment, created_at) values ('r', 'nobody', 5, 'c', 1)"),
    ).rejects.toThrow(/FOREIGN KEY/);
    await expect(
      raw("insert into city (id, name, position, created_at) values ('c', 'n', 'first', 1)"),
    ).rejects.toThrow(/cannot store TEXT/);
  });

  test(
    "loses nothing that was acknowledged when its process is killed while writing",
    { timeout: ROUNDS * 5_000 },
    async () => {
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const ids = await writeUntilKilled(empty.settings.dataDir, 5 + Math.random() * 60);
        const file = new DatabaseSync(join(empty.settings.dataDir, "umeed.sqlite"));
        const stored = new Set(
          file
            .prepare("select id from city")
            .all()
            .map(({ id }) => id),
        );
        const check = file.prepare("pragma integrity_check").all();
        file.close();

        expect(check).toEqual([{ integrity_check: "ok" }]);
        expect(ids.filter((id) => !stored.has(id))).toEqual([]);
        acknowledged += ids.length;
      }
      expect(acknowledged).toBeGreaterThan(ROUNDS);
    },
  );
});

/** @returns the ids that the writer said were stored before it was killed, `ms` after its first word. */
async function writeUntilKilled(dataDir: string, ms: number) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  await once(child.stdout, "data");
  setTimeout(() => child.kill("SIGKILL"), ms);
  await once(child, "close");
  // What follows the last line break was cut off by the kill.
  return said.split("\n").slice(0, -1);
}
