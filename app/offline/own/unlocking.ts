import { WRONG_PINS_MAX, type Unlocking } from "./pin.ts";
import { ownCache, recordIn, stopOwn, writeRecord, type OwnRecord } from "./record.ts";
import { openSeal, unsealed } from "./sealing.ts";

const OPEN_FOR_MS = 5 * 60_000;

/** As long as the browser lets the worker live, and no longer than that. */
let open: { privateKey: CryptoKey; salt: string; until: number } | undefined;

export async function unlock(pin: string, now: number): Promise<Unlocking> {
  const cache = await ownCache();
  const record = await recordIn(cache);
  if (!cache || !record?.seal) return "removed";
  const wrongPins = record.wrongPins + 1;
  // Counted before it is tried: who closes the browser meanwhile wins no try.
  await writeRecord(cache, { ...record, wrongPins });
  const privateKey = await openSeal(record.seal, pin);
  if (privateKey) {
    open = { privateKey, salt: record.seal.salt, until: now + OPEN_FOR_MS };
    await writeRecord(cache, { ...record, wrongPins: 0 });
    return "open";
  }
  if (wrongPins < WRONG_PINS_MAX) return "wrong";
  await stopOwn();
  return "removed";
}

/** Undefined while it is sealed and nobody has typed the PIN. */
export async function opened(copy: Response, { seal }: OwnRecord, now: number): Promise<Response | undefined> {
  if (!seal) return copy;
  if (open?.salt !== seal.salt || open.until < now) return undefined;
  const body = await unsealed(await copy.arrayBuffer(), open.privateKey);
  return new Response(body, { headers: copy.headers });
}
