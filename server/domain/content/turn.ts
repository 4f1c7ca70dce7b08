import type { Database } from "../../db/schema.ts";
import { refreshSigns } from "../signs/rows.ts";

/** Call first in a transaction that writes content: writers lock rows in orders of their own and could deadlock. */
export async function takeTurn({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "contentWrites")
    .execute();
  await refreshSigns(db);
}
