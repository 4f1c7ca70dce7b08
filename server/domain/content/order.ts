import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { Database } from "../../db/schema.ts";
import type { LibraryTables } from "../../db/schema/library.ts";

type Ordered<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends { id: string; position: number } ? Name : never;
}[keyof Tables];

export async function putInOrder(
  db: Database,
  table: Ordered<LibraryTables>,
  rows: { id: string; position: number }[],
): Promise<void> {
  for (const [position, row] of rows.entries()) {
    if (row.position !== position) await db.updateTable(table).set({ position }).where("id", "=", row.id).execute();
  }
}

export async function inOrderOfKeys<Row extends { id: string }>(
  db: Database,
  kind: ContentKind,
  rows: Row[],
): Promise<Row[]> {
  const items = await db
    .selectFrom("contentItem")
    .select(["recordId", "key"])
    .where("kind", "=", kind)
    .where("language", "=", FIRST_LANGUAGE)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return items.toSorted(byKey).flatMap(({ recordId }) => known.get(recordId) ?? []);
}

function byKey(one: { key: string }, other: { key: string }): number {
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}
