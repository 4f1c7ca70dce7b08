import { inLanguage, languageOfPath, withoutLanguage } from "../../server/contract/languages.ts";
import { GENERAL } from "./caches.ts";
import { KEPT_AT, stamped } from "./kept-pages.ts";

declare const BUILD: string;

/** What every phone has: one page, in one language, with the danger signs and the numbers to call. */
const general = GENERAL + BUILD;

export const LEAVE = "/leave";
const OFFLINE = "/offline";
const SINCE = "/since";
const DAY_MS = 86_400_000;

/** @param path of the page that she reads, in whose language they are kept; undefined: as before */
export async function beginGeneral(path: string | undefined, now: number): Promise<void> {
  await keepGeneral(path ?? (await generalPaths())[0] ?? "/");
  await (await caches.open(general)).put(SINCE, new Response(String(now)));
}

/** When this version of the worker came. */
export async function generalSince(): Promise<number> {
  const kept = await (await caches.open(general)).match(SINCE);
  return Number(await kept?.text());
}

export async function renewGeneral(path: string, now: number): Promise<void> {
  const page = await (await caches.open(general)).match(offlineIn(path));
  // By the clock of the phone, which may be years from the server's.
  if (now - Number(page?.headers.get(KEPT_AT) ?? 0) > DAY_MS) await keepGeneral(path);
}

export async function dropOlderGeneral(): Promise<void> {
  await Promise.all((await generalCaches()).filter((name) => name !== general).map((name) => caches.delete(name)));
}

export async function offlinePage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(general);
  const own = await cache.match(offlineIn(new URL(address).pathname));
  if (own) return own;
  const other = (await generalPaths()).find((path) => withoutLanguage(path) === OFFLINE);
  return other === undefined ? undefined : cache.match(other);
}

/** The neutral page, in the language of the path or another. */
export async function leavePage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(general);
  return (await cache.match(path)) ?? cache.match(LEAVE);
}

/** Fetches the pages without a cookie, so they hold nothing of a member, and then replaces the old ones. */
async function keepGeneral(path: string) {
  const language = languageOfPath(path);
  const wanted = [OFFLINE, LEAVE].map((page) => inLanguage(page, language));
  const answers = await Promise.all(
    wanted.map(async (page) => fetch(page, { credentials: "omit", cache: "no-cache" })),
  );
  if (!answers.every(({ ok }) => ok)) throw new Error("The general pages did not come.");
  const cache = await caches.open(general);
  const others = (await cache.keys()).filter(({ url }) => isOfLanguage(url) && !wanted.includes(new URL(url).pathname));
  for (const [index, answer] of answers.entries())
    await cache.put(wanted[index] ?? "", await stamped(answer, { [KEPT_AT]: Date.now() }));
  await Promise.all(others.map((request) => cache.delete(request)));
}

const isOfLanguage = (address: string) => [OFFLINE, LEAVE].includes(withoutLanguage(new URL(address).pathname));

const offlineIn = (path: string) => inLanguage(OFFLINE, languageOfPath(path));

const generalCaches = async () => (await caches.keys()).filter((name) => name.startsWith(GENERAL));

async function generalPaths(): Promise<string[]> {
  const caught = await Promise.all(
    (await generalCaches()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return caught
    .flat()
    .filter(isOfLanguage)
    .map((url) => new URL(url).pathname);
}
