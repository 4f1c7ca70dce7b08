import { createHash } from "node:crypto";
import type { Database } from "../../db/schema.ts";

/** What tells one state of content from another: 64 hex digits. */
export function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

/** Whether content stands in the database as its fingerprint says. */
export async function isLoaded(db: Database, name: string, fingerprint: string): Promise<boolean> {
  const last = await db.selectFrom("shippedContent").selectAll().where("name", "=", name).executeTakeFirst();
  return last?.fingerprint === fingerprint;
}

/** Notes, in the transaction that loads it, what was loaded. @param now epoch milliseconds */
export async function rememberLoaded(db: Database, name: string, fingerprint: string, now: number): Promise<void> {
  await db
    .insertInto("shippedContent")
    .values({ name, fingerprint, loadedAt: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ fingerprint, loadedAt: now }))
    .execute();
}
