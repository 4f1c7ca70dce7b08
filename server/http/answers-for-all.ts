import { LRUCache } from "lru-cache";

const FRESH_MS = 2_000;
/** Far more than the site asks for all; a list that is turned to page after page ends here. */
const MOST = 200;

/**
 * What everybody is answered alike, kept for 2 s: the pages of members, which are for one reader each, are made of it in
 * part. Whoever asks while it is being asked for gets the same; a failure goes to those who waited and no further.
 */
export class AnswersForAll {
  readonly #kept: LRUCache<string, Promise<unknown>>;

  constructor({ now = Date.now }: { now?: () => number } = {}) {
    this.#kept = new LRUCache({ max: MOST, ttl: FRESH_MS, ttlResolution: 0, perf: { now } });
  }

  /** @param ask must tell nobody from anybody else, and the key all that it asks for. */
  get<T extends { ok: boolean }>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under one key stands what one call answers
    if (known) return known as Promise<T>;
    const answer = ask().then(frozen);
    this.#kept.set(key, answer);
    const drop = () => this.#kept.peek(key) === answer && this.#kept.delete(key);
    answer.then(({ ok }) => ok || drop(), drop);
    return answer;
  }

  /** Forgets everything: something was written. What is being asked for goes to those who waited already. */
  purge() {
    this.#kept.clear();
  }
}

/** One answer is in the hands of many: none may change it. */
function frozen<T>(value: T): T {
  if (value instanceof Object) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
