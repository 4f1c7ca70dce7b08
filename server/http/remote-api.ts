import type { Log } from "../log.ts";
import { ApiAddresses, type ApiAddress, type Patience } from "./api-addresses.ts";
import type { Peer } from "./listener.ts";
import { isRepeatable } from "./repeatable-call.ts";

/** A page that has waited so long for a silent API is in time when another one answers. */
const PATIENCE: Patience = { silentMs: 1_000, asideMs: 2_000 };

/** It, or what it stands on, is away; another one may have what it lacks. */
const AWAY = new Set([502, 503, 504]);
const UNSENT = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** A call that may be repeated is also made at another address, after the first has failed or while it is silent. */
export function forwardToApi(baseUrls: string[], log?: Log, patience = PATIENCE) {
  const addresses = new ApiAddresses(baseUrls, patience, log);
  return async (request: Request, _peer: Peer, timeoutMs?: number): Promise<Response> => {
    const signal = timeoutMs === undefined ? request.signal : AbortSignal.timeout(timeoutMs);
    const response = await new ForwardedCall(request, signal, patience.silentMs).answer(addresses);
    const headers = new Headers(response.headers);
    // fetch has undone the compression, so these headers are no longer true.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  };
}

interface Attempt {
  address: ApiAddress;
  began: number;
  response?: Response;
  error?: unknown;
}

class ForwardedCall {
  readonly #request: Request;
  readonly #signal: AbortSignal;
  readonly #silentMs: number;
  readonly #open = new Map<ApiAddress, { ended: Promise<Attempt>; abort: () => void }>();
  readonly #failed: Attempt[] = [];

  constructor(request: Request, signal: AbortSignal, silentMs: number) {
    this.#request = request;
    this.#signal = signal;
    this.#silentMs = silentMs;
  }

  /** @throws why the first address gave no answer, when no other gave one. */
  async answer(addresses: ApiAddresses): Promise<Response> {
    const left = addresses.inOrder();
    for (let next = left.shift(); next || this.#open.size > 0;) {
      if (next) this.#ask(next);
      const ended = await this.#firstToEnd(left.length > 0 ? next : undefined);
      next = undefined;
      if (ended === "silent") {
        if (await this.#mayRepeat()) next = left.shift();
      } else if (ended.response && !AWAY.has(ended.response.status)) {
        this.#leaveOthersAlone(ended.address, addresses);
        return ended.response;
      } else {
        this.#open.delete(ended.address);
        this.#failed.push(ended);
        // One that fails while another is asked already needs no third.
        if (this.#open.size === 0 && (await this.#mayAskAnother(ended))) next = left.shift();
      }
    }
    return this.#failure(addresses);
  }

  #ask(address: ApiAddress) {
    const own = new AbortController();
    const began = performance.now();
    const { pathname, search } = new URL(this.#request.url);
    const call = new Request(`${address.base}${pathname}${search}`, this.#request.clone());
    const ended = fetch(call, { signal: AbortSignal.any([this.#signal, own.signal]) }).then(
      (response) => {
        address.answeredAt = performance.now();
        return { address, began, response };
      },
      (error: unknown) => ({ address, began, error }),
    );
    this.#open.set(address, { ended, abort: () => own.abort() });
  }

  /** @param watched is given so long until it counts as silent. */
  async #firstToEnd(watched: ApiAddress | undefined): Promise<Attempt | "silent"> {
    const all = Array.from(this.#open.values(), ({ ended }) => ended);
    if (!watched) return Promise.race(all);
    const began = performance.now();
    const { promise: silence, resolve } = Promise.withResolvers<"silent">();
    const timer = setInterval(() => {
      // One that answers other calls meanwhile is only busy with this one.
      if (performance.now() - Math.max(began, watched.answeredAt) >= this.#silentMs) resolve("silent");
    }, this.#silentMs / 4);
    return Promise.race([...all, silence]).finally(() => clearInterval(timer));
  }

  async #mayAskAnother({ began, response, error }: Attempt) {
    if (this.#signal.aborted) return false;
    // What took long to be refused would take long again.
    if (response && performance.now() - began > this.#silentMs) return false;
    return UNSENT.test(codeOf(error)) || (await this.#mayRepeat());
  }

  #mayRepeat() {
    return isRepeatable(this.#request);
  }

  /** Those that failed, or were asked before and are silent still. */
  #leaveOthersAlone(answered: ApiAddress, addresses: ApiAddresses) {
    for (const { address, response } of this.#failed) {
      void response?.body?.cancel();
      addresses.leaveAlone(address);
    }
    let isEarlier = true;
    for (const [address, { abort }] of this.#open) {
      if (address === answered) isEarlier = false;
      else {
        abort();
        if (isEarlier) addresses.leaveAlone(address);
      }
    }
  }

  #failure(addresses: ApiAddresses): Response {
    const [first, ...others] = this.#failed;
    for (const { response } of others) void response?.body?.cancel();
    for (const { address, began, error } of this.#failed) {
      // Of an address whose caller left, or that answered other calls in time, nothing is known.
      const isBusy = this.#signal.aborted && (this.#request.signal.aborted || address.answeredAt > began);
      if (error !== undefined && !isBusy) addresses.leaveAlone(address);
    }
    if (first?.response) return first.response;
    throw first?.error;
  }
}

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
