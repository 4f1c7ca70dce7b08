import type { Database } from "../../db/schema.ts";

export async function putInOrder(
  db: Database,
  table: "symptom" | "guideline" | "city" | "helpline",
  rows: { id: string; position: number }[],
): Promise<void> {
  for (const [position, row] of rows.entries()) {
    if (row.position !== position) await db.updateTable(table).set({ position }).where("id", "=", row.id).execute();
  }
}

export function byKey(one: { key: string }, other: { key: string }): number {
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}
