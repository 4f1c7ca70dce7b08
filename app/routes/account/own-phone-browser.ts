import { WORKER } from "../../offline/addresses.ts";
import { copiesIn, noRecord, OWN, ownCache, recordIn, writeRecord } from "../../offline/own/record.ts";

/** What this browser has of her pages; `unable` to keep any: some private windows, and old browsers. */
export type OwnHere = "unable" | "none" | "kept" | "sealed" | "stopped";

export async function ownHere(): Promise<OwnHere> {
  if (!("serviceWorker" in navigator && "caches" in window && "subtle" in crypto)) return "unable";
  await navigator.serviceWorker.register(WORKER);
  const cache = await ownCache();
  const record = await recordIn(cache);
  if (!cache || !record) return "none";
  if (record.isStopped) return "stopped";
  if ((await copiesIn(cache)).length === 0) return "none";
  return record.seal ? "sealed" : "kept";
}

/** Before the worker hears that it may keep her pages. @param pin empty for none */
export async function prepareOwn(pin: string): Promise<void> {
  const seal = pin ? await import("../../offline/own/sealing.ts").then(({ makeSeal }) => makeSeal(pin)) : null;
  const cache = await caches.open(OWN);
  const { owner, state } = (await recordIn(cache)) ?? noRecord;
  await writeRecord(cache, { ...noRecord, owner, state, seal });
}
