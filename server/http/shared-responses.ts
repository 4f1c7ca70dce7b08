import { LRUCache } from "lru-cache";

const FRESH_MS = 2_000;
/** Far more than the site asks for; it bounds a list that is paged through without end. */
const MOST = 200;

/** Concurrent callers share one request; a failure is not kept. */
export class SharedResponses {
  readonly #kept: LRUCache<string, Promise<unknown>>;

  constructor({ now = Date.now }: { now?: () => number } = {}) {
    this.#kept = new LRUCache({ max: MOST, ttl: FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** @param ask must not depend on the caller, and the key must name everything that it asks for. */
  get<T extends { ok: boolean }>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under one key stands what one call answers
    if (known) return known as Promise<T>;
    // The log marks an error that it writes, so a failure is not frozen.
    const answer = ask().then((value) => (value.ok ? frozen(value) : value));
    this.#kept.set(key, answer);
    const drop = () => this.#kept.peek(key) === answer && this.#kept.delete(key);
    answer.then(({ ok }) => ok || drop(), drop);
    return answer;
  }

  /** Requests under way are dropped as well: they may have read what was there before the write. */
  purge() {
    this.#kept.clear();
  }
}

/** One answer object is shared by many callers, so none may change it. */
function frozen<T>(value: T): T {
  if (value instanceof Object) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
