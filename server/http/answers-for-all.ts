const FRESH_MS = 2_000;
/** Far more than the site asks for all; a list that is turned to page after page ends here. */
const MOST = 200;

interface Kept {
  answer: Promise<unknown>;
  askedAt: number;
}

/**
 * What everybody is answered alike, kept for 2 s: the pages of members, which are for one reader each, are made of it in
 * part. Whoever asks while it is being asked for gets the same; a failure goes to those who waited and no further.
 */
export class AnswersForAll {
  #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor({ now = Date.now }: { now?: () => number } = {}) {
    this.#now = now;
  }

  /** @param ask must tell nobody from anybody else, and the key all that it asks for. */
  get<T extends { ok: boolean }>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under one key stands what one call answers
    if (known && this.#now() - known.askedAt < FRESH_MS) return known.answer as Promise<T>;
    const answer = ask().then(frozen);
    this.#keep(key, answer);
    return answer;
  }

  /** Forgets everything: something was written. What is being asked for goes to those who waited already. */
  purge() {
    this.#kept = new Map();
  }

  #keep<T extends { ok: boolean }>(key: string, answer: Promise<T>) {
    const kept = this.#kept;
    const own = { answer, askedAt: this.#now() };
    const drop = () => kept.get(key) === own && kept.delete(key);
    // The last asked for stands last.
    kept.delete(key);
    kept.set(key, own);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST) kept.delete(oldest);
    answer.then(({ ok }) => ok || drop(), drop);
  }
}

/** One answer is in the hands of many: none may change it. */
function frozen<T>(value: T): T {
  if (value instanceof Object) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
