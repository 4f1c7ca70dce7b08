import { TRANSLATIONS } from "../../contract/languages.ts";
import { itemsOf, translationsOf } from "../../domain/content/files.ts";
import { storeAgain } from "../../domain/content/following.ts";
import { storeShipped, storeShippedTranslations } from "../../domain/content/shipping.ts";
import type { Database } from "../../db/schema.ts";
import { fingerprintOf, isLoaded, isLoadedBefore, rememberLoaded } from "./fingerprints.ts";
import type { Files } from "./folders.ts";

/** Texts from before their signs were noted are stored again, too. */
const NOTED = "signs";

export async function loadEnglish(db: Database, files: Files, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await storeShipped({ db, now, today }, itemsOf(files));
  const tables = ["signs.json", ...TRANSLATIONS.map((language) => `${language}/signs.json`)];
  const signs = fingerprintOf([NOTED, ...tables.map((file) => files[file])]);
  if (!(await isLoaded(db, "signs", signs))) {
    if (await isLoadedBefore(db, "signs")) await storeAgain({ db, now, today });
    await rememberLoaded(db, "signs", signs, now);
  }
}

export async function loadTranslations(db: Database, files: Files, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await storeShippedTranslations({ db, now, today }, translationsOf(files));
}
