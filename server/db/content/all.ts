import type { Database } from "../schema.ts";
import { loadCities, loadPages, loadTips, loadWeeks } from "./basics.ts";
import type { ShippedFiles } from "./folders.ts";
import { loadArticles, loadDangerCheck, loadEvents, loadGuidelines, loadSymptoms } from "./library.ts";

/** Stores all shipped content, without the sample community's. @throws naming the file that is not as it should be. */
export async function loadAll(db: Database, shipped: ShippedFiles, now: number): Promise<void> {
  const list = (name: string) => shipped.lists[name] ?? "[]";
  await loadCities(db, list("cities.json"), now);
  await loadWeeks(db, "pregnancy", shipped.weeks);
  await loadWeeks(db, "afterBirth", shipped.afterBirth);
  await loadPages(db, shipped.pages);
  await loadTips(db, list("tips.json"));
  await loadArticles(db, list("categories.json"), shipped.articles);
  await loadSymptoms(db, shipped.symptoms);
  await loadDangerCheck(db, list("danger-check.json"));
  await loadGuidelines(db, shipped.guidelines);
  await loadEvents(db, list("events.json"), { isSample: false });
}
