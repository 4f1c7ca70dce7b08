import { itemsOf } from "../../domain/content/files.ts";
import { storeShipped } from "../../domain/content/shipping.ts";
import type { Database } from "../../db/schema.ts";
import { loadDangerCheck } from "./danger-check.ts";
import type { Files } from "./folders.ts";

export async function loadAll(db: Database, files: Files, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await storeShipped({ db, now, today }, itemsOf(files));
  await loadDangerCheck(db, files["danger-check.json"] ?? '{"questions":[]}');
}
