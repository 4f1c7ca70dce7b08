import { countContentWrite } from "../../db/content-writes.ts";
import type { Database } from "../../db/schema.ts";
import { refreshSigns } from "../signs/rows.ts";

/** Call first in a transaction that writes content: writers lock rows in orders of their own and could deadlock. */
export async function takeTurn({ db }: { db: Database }): Promise<void> {
  await countContentWrite(db);
  await refreshSigns(db);
}
