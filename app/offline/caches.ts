import { withoutLanguage } from "../../server/contract/languages.ts";

export const GENERAL = "umeed-general-";

/** Pages that a tap kept, until she removes them. */
export const KEPT_PAGES = "umeed-kept";

/** Undefined where nothing is kept: to open a cache is to make it. */
export async function keptCache(): Promise<Cache | undefined> {
  return (await caches.has(KEPT_PAGES)) ? caches.open(KEPT_PAGES) : undefined;
}

export async function forgetKept(): Promise<void> {
  await caches.delete(KEPT_PAGES);
}

export async function forgetWeeks(): Promise<void> {
  const cache = await keptCache();
  if (!cache) return;
  const weeks = (await cache.keys()).filter(({ url }) => withoutLanguage(new URL(url).pathname) === "/weeks");
  await Promise.all(weeks.map((request) => cache.delete(request)));
}

export async function forgetAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("umeed-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
