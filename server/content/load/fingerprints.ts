import { createHash } from "node:crypto";
import type { Database } from "../../db/schema.ts";

export function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content ?? null)).digest("hex");
}

export async function isLoaded(db: Database, name: string, fingerprint: string): Promise<boolean> {
  const last = await db.selectFrom("shippedContent").selectAll().where("name", "=", name).executeTakeFirst();
  return last?.fingerprint === fingerprint;
}

export async function isLoadedBefore(db: Database, name: string): Promise<boolean> {
  const last = await db.selectFrom("shippedContent").select("name").where("name", "=", name).executeTakeFirst();
  return last !== undefined;
}

export async function rememberLoaded(db: Database, name: string, fingerprint: string, now: number): Promise<void> {
  await db
    .insertInto("shippedContent")
    .values({ name, fingerprint, loadedAt: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ fingerprint, loadedAt: now }))
    .execute();
}
