import { itemsOf } from "../../domain/content/files.ts";
import { storeAgain, storeShipped } from "../../domain/content/shipping.ts";
import type { Database } from "../../db/schema.ts";
import { fingerprintOf, isLoaded, isLoadedBefore, rememberLoaded } from "./fingerprints.ts";
import type { Files } from "./folders.ts";

export async function loadAll(db: Database, files: Files, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await storeShipped({ db, now, today }, itemsOf(files));
  const signs = fingerprintOf(files["signs.json"]);
  if (!(await isLoaded(db, "signs", signs))) {
    if (await isLoadedBefore(db, "signs")) await storeAgain({ db, now, today });
    await rememberLoaded(db, "signs", signs, now);
  }
}
