import { inLanguage, languageOfPath } from "../../../server/contract/languages.ts";
import { addressToKeep } from "../as-kept.ts";
import { KEPT_AT, stamped } from "../kept-pages.ts";
import { OWN_MARK, OWN_PAGES, ownPageAt } from "./addresses.ts";
import {
  copiesIn,
  dropCopies,
  forgetOwn,
  isTooOld,
  keptAtOf,
  noRecord,
  OWN,
  ownCache,
  recordIn,
  writeRecord,
} from "./record.ts";
import { sealed, type Seal } from "./sealing.ts";
import { opened, unlock } from "./unlocking.ts";

const RENEWED_AFTER_MS = 3_600_000;

/** For as long as a PIN's key is derived, nothing else may count tries. */
export const unlockInTurn = (pin: string, now: number) => inTurn(async () => unlock(pin, now));

let before: Promise<unknown> = Promise.resolve();

/** What changes the record waits for what did so before. To forget waits for nothing. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work, work);
  before = done.catch(() => {});
  return done;
}

/** What an answer from the server says about her pages on this phone. @returns whether it may keep them */
export async function hear(mark: string | null): Promise<boolean> {
  if (!mark) {
    const record = await recordIn(await ownCache());
    if (record?.owner !== null) await forgetOwn();
    return false;
  }
  return inTurn(async () => {
    const [owner = "", state = ""] = mark.split(" ");
    const cache = await caches.open(OWN);
    const record = (await recordIn(cache)) ?? noRecord;
    if (record.owner === owner && record.state === state) return true;
    await dropCopies(cache);
    const isOther = record.owner !== null && record.owner !== owner;
    await writeRecord(cache, { ...(isOther ? noRecord : record), owner, state });
    return true;
  });
}

/** She sent something that may show on her pages. @param isLoss nothing of before may be shown any more */
export function markStale(isLoss: boolean): Promise<void> {
  return inTurn(async () => {
    const cache = await ownCache();
    const record = await recordIn(cache);
    if (!cache || !record) return;
    if (isLoss) await dropCopies(cache);
    await writeRecord(cache, { ...record, sent: record.sent + 1 });
  });
}

/** @param path of the page that she reads, in whose language they are kept */
export async function renewOwn(path: string, now: number): Promise<void> {
  const cache = await ownCache();
  const record = await recordIn(cache);
  if (!cache || !record?.owner || record.isStopped) return;
  const language = languageOfPath(path);
  const wanted = OWN_PAGES.map((page) => inLanguage(page, language));
  const copies = await copiesIn(cache);
  // One of the others may be refused for as long as her state is this.
  const isThere = copies.some(({ path: at, keptAt }) => at === wanted[0] && isFresh(keptAt, now));
  if (isThere && record.sent === record.sentBefore) return;
  const mark = `${record.owner} ${record.state}`;
  const fetched = await Promise.all(wanted.map(async (page) => ({ page, answer: await ownAnswer(page, mark) })));
  await inTurn(async () => {
    const latest = await recordIn(cache);
    const isAsBefore = `${latest?.owner} ${latest?.state}` === mark && latest?.sent === record.sent;
    if (!latest || !isAsBefore || latest.isStopped) return;
    for (const { page, answer } of fetched) if (answer) await cache.put(page, await copyOf(answer, latest.seal, now));
    await Promise.all(copies.filter((copy) => !wanted.includes(copy.path)).map((copy) => cache.delete(copy.path)));
    if (fetched[0]?.answer) await writeRecord(cache, { ...latest, sentBefore: record.sent });
  });
}

const isFresh = (keptAt: number, now: number) => Math.abs(now - keptAt) < RENEWED_AFTER_MS;

async function copyOf(answer: Response, seal: Seal | null, now: number): Promise<Response> {
  const copy = await stamped(answer, { [KEPT_AT]: now });
  return seal ? new Response(await sealed(await copy.arrayBuffer(), seal), { headers: copy.headers }) : copy;
}

async function ownAnswer(page: string, mark: string): Promise<Response | null> {
  const answer = await fetch(addressToKeep(page), { cache: "no-store" });
  return answer.ok && !answer.redirected && answer.headers.get(OWN_MARK) === mark ? answer : null;
}

export async function ownCopy(address: string, now: number): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  const page = ownPageAt(pathname);
  const cache = page && (await ownCache());
  const record = await recordIn(cache);
  if (!cache || !record?.owner) return undefined;
  const copies = (await copiesIn(cache)).filter(({ path }) => ownPageAt(path) === page);
  const found = copies.find(({ path }) => path === pathname) ?? copies[0];
  const copy = found && (await cache.match(found.path));
  if (!copy) return undefined;
  if (!isTooOld(keptAtOf(copy), now)) return opened(copy, record, now);
  await forgetOwn();
  return undefined;
}
