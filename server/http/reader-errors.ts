import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Peer } from "./listener.ts";

type AnswerApi = (request: Request, peer: Peer, timeoutMs?: number) => Promise<Response>;

const HEADER = "x-umeed-reader-errors";
const REPORT_TIMEOUT_MS = 2_000;

export function readerErrorsKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("reader errors").digest("base64url");
}

/** A separate web tier has no database to count errors in, so its next call to the API carries the count. */
export class ReaderErrors {
  #count = 0;
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  add(): void {
    this.#count += 1;
  }

  reporting(api: AnswerApi): AnswerApi {
    return async (request, peer, timeoutMs) => {
      const count = this.#count;
      this.#count = 0;
      let isReported = false;
      try {
        request.headers.set(HEADER, `${this.#key} ${count}`);
        const response = await api(request, peer, timeoutMs);
        // A proxy between them answers without this header when the API is away.
        isReported = response.headers.has("x-request-id");
        return response;
      } finally {
        if (!isReported) this.#count += count;
      }
    };
  }

  async reportRest(ask: () => Promise<unknown>): Promise<void> {
    if (this.#count > 0) await Promise.race([ask(), pause(REPORT_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/** Null for a caller that is not a separate web tier. */
export function reportedErrors(header: string | null | undefined, key: string): number | null {
  const [, sent = "", count = ""] = /^([\w-]+) (\d{1,9})$/.exec(header ?? "") ?? [];
  return isSame(sent, key) ? Number(count) : null;
}

export const readerErrorsIn = (headers: Record<string, string | string[] | undefined>) => headers[HEADER]?.toString();

function isSame(sent: string, expected: string) {
  const [a, b] = [sent, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
