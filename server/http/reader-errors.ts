import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Peer } from "./listener.ts";

type AnswerApi = (request: Request, peer: Peer, patienceMs?: number) => Promise<Response>;

/** Carried by every call of a web tier that runs apart: under its key, how many errors its readers have met. */
const HEADER = "x-umeed-reader-errors";
const TOLD_WITHIN_MS = 2_000;

/** The key under which the API believes such a count; both derive it from the one secret that they share. */
export function readerErrorsKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("reader errors").digest("base64url");
}

/**
 * Errors that readers met on the pages of a web tier that runs apart. It has no database to count them in: the next call
 * to the API tells them, also when it is the API that was away.
 */
export class ReaderErrors {
  #count = 0;
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  add(): void {
    this.#count += 1;
  }

  /** The same API, which is told. */
  telling(api: AnswerApi): AnswerApi {
    return async (request, peer, patienceMs) => {
      const count = this.#count;
      this.#count = 0;
      let isTold = false;
      try {
        request.headers.set(HEADER, `${this.#key} ${count}`);
        const response = await api(request, peer, patienceMs);
        // A proxy that stands between answers without it when the API is away.
        isTold = response.headers.has("x-request-id");
        return response;
      } finally {
        if (!isTold) this.#count += count;
      }
    };
  }

  /** Tells what is left, before the process ends. */
  async tellRest(ask: () => Promise<unknown>): Promise<void> {
    if (this.#count > 0) await Promise.race([ask(), pause(TOLD_WITHIN_MS, undefined, { ref: false })]);
  }
}

/** How many errors the caller's readers met; null for a caller that is no web tier apart, and is a reader itself. */
export function toldErrors(header: string | null | undefined, key: string): number | null {
  const [, sent = "", count = ""] = /^([\w-]+) (\d{1,9})$/.exec(header ?? "") ?? [];
  return isSame(sent, key) ? Number(count) : null;
}

/** What a request carries of it. */
export const readerErrorsIn = (headers: Record<string, string | string[] | undefined>) => headers[HEADER]?.toString();

function isSame(sent: string, expected: string) {
  const [a, b] = [sent, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
