import { readFiles, readText } from "./load/folders.ts";
import { fingerprintOf, isLoaded, rememberLoaded } from "./load/fingerprints.ts";
import type { Database } from "../db/schema.ts";
import { takeTurn } from "../domain/content/turn.ts";

const shipped = new URL("./", import.meta.url);
const SAMPLE_EVENTS = "sampleEvents";

/** The parsers stay in memory once imported, so they are imported only when content has changed. */
export async function loadContent(db: Database, now: number, folder = shipped): Promise<void> {
  const files = await readFiles(folder);
  const fingerprint = fingerprintOf(files);
  if (await isLoaded(db, "all", fingerprint)) return;
  const { loadEnglish, loadTranslations } = await import("./load/all.ts");
  // One after the other, since another process that starts may wait for the database.
  await db.transaction().execute(async (transaction) => loadEnglish(transaction, files, now));
  await db.transaction().execute(async (transaction) => {
    await loadTranslations(transaction, files, now);
    await rememberLoaded(transaction, "all", fingerprint, now);
  });
}

export async function loadSampleEvents(db: Database, now: number): Promise<void> {
  const events = await readText(shipped, "events.json");
  const fingerprint = fingerprintOf(events);
  if (await isLoaded(db, SAMPLE_EVENTS, fingerprint)) return;
  const { loadInvented } = await import("./load/sample-events.ts");
  await db.transaction().execute(async (transaction) => {
    await loadInvented(transaction, events);
    await rememberLoaded(transaction, SAMPLE_EVENTS, fingerprint, now);
  });
}

export async function removeSampleEvents(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn({ db: transaction });
    await transaction.deleteFrom("event").where("isSample", "=", 1).execute();
    await transaction.deleteFrom("shippedContent").where("name", "=", SAMPLE_EVENTS).execute();
  });
}
