import type { Database } from "../../db/schema.ts";

/**
 * Lets writers of content come one after the other, from here to the end of the transaction. Each of them then holds
 * many rows in an order of its own, such as an article's and its category's: together they could wait for each other.
 */
export async function takeTurn({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable("tally")
    .set((row) => ({ value: row.ref("value") }))
    .where("name", "=", "contentWrites")
    .execute();
}
