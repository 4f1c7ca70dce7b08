import { KEPT_AT } from "../kept-pages.ts";
import type { Seal } from "./sealing.ts";

export const OWN = "umeed-own";
const RECORD = "/own-record";
const DAY_MS = 86_400_000;
const KEPT_FOR_MS = 14 * DAY_MS;

export interface OwnRecord {
  /** As in the header `OWN_MARK`; null of a PIN that was chosen before the server knows of it. */
  owner: string | null;
  state: string;
  seal: Seal | null;
  wrongPins: number;
  /** She removed the copies: the phone makes none until she asks for them again. */
  isStopped: boolean;
  /** How often she has sent something, and how often when the copies were asked for. */
  sent: number;
  sentBefore: number;
}

export const noRecord: OwnRecord = {
  owner: null,
  state: "",
  seal: null,
  wrongPins: 0,
  isStopped: false,
  sent: 0,
  sentBefore: 0,
};

/** `caches.open` would make a cache that is not there. */
export async function ownCache(): Promise<Cache | undefined> {
  return (await caches.has(OWN)) ? caches.open(OWN) : undefined;
}

export async function recordIn(cache: Cache | undefined): Promise<OwnRecord | undefined> {
  const kept = await cache?.match(RECORD);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below, and dropped with each sign-in.
  return kept && { ...noRecord, ...((await kept.json()) as OwnRecord) };
}

export async function writeRecord(cache: Cache, record: OwnRecord): Promise<void> {
  await cache.put(RECORD, Response.json(record));
}

export async function copiesIn(cache: Cache): Promise<{ path: string; keptAt: number }[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      const copy = path === RECORD ? undefined : await cache.match(request);
      return copy ? [{ path, keptAt: keptAtOf(copy) }] : [];
    }),
  );
  return found.flat();
}

export async function dropCopies(cache: Cache): Promise<void> {
  await Promise.all((await copiesIn(cache)).map(({ path }) => cache.delete(path)));
}

/** Deletes the cache. A copy that is still being fetched is written to the deleted one, which no page can open. */
export async function forgetOwn(): Promise<void> {
  await caches.delete(OWN);
}

export async function stopOwn(): Promise<void> {
  const cache = await ownCache();
  const record = await recordIn(cache);
  if (!cache || !record) return forgetOwn();
  await writeRecord(cache, { ...record, seal: null, wrongPins: 0, isStopped: true });
  return dropCopies(cache);
}

export const keptAtOf = (copy: Response) => Number(copy.headers.get(KEPT_AT) ?? 0);

/** By the clock of the phone. One that was set back may not make a copy last longer. */
export function isTooOld(keptAt: number, now: number): boolean {
  return now - keptAt >= KEPT_FOR_MS || keptAt - now > DAY_MS;
}
