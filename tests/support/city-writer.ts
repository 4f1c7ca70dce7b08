/** Run as a process of its own: writes cities, alone and in transactions, and names each once it is stored. */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { openDatabase } from "../../server/db/open.ts";

const { db } = openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? "" });

for (;;) {
  const alone = randomUUID();
  await db.insertInto("city").values(cityOf(alone)).execute();
  writeSync(1, `${alone}\n`);
  const together = [randomUUID(), randomUUID()];
  await db.transaction().execute(async (transaction) => {
    for (const id of together) await transaction.insertInto("city").values(cityOf(id)).execute();
  });
  writeSync(1, together.map((id) => `${id}\n`).join(""));
}

function cityOf(id: string) {
  return { id, name: id.repeat(20), position: 0, createdAt: Date.now() };
}
