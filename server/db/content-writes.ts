import { keptQuery } from "./kept-query.ts";
import type { Database } from "./schema.ts";

/** How often content was written: another number means that what a process knows of it is outdated. */
export async function contentWrites(db: Database): Promise<number> {
  const [row] = await counted(db, {});
  return row?.value ?? 0;
}

const counted = keptQuery((db) => db.selectFrom("tally").select("value").where("name", "=", "contentWrites"));

export async function countContentWrite(db: Database): Promise<void> {
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "contentWrites")
    .execute();
}
