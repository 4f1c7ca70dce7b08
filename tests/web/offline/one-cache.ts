/** What a browser's cache does for us, and how it fails when the phone is full. */
export class OneCache {
  readonly #kept = new Map<string, Response>();
  isFull = false;
  async keys() {
    return [...this.#kept.keys()].map((address) => new Request(`http://here${address}`));
  }
  async match(asked: Request | string) {
    return this.#kept.get(pathOf(asked))?.clone();
  }
  async put(asked: Request | string, response: Response) {
    if (this.isFull) throw new DOMException("no room", "QuotaExceededError");
    this.#kept.delete(pathOf(asked));
    this.#kept.set(pathOf(asked), response);
  }
  async delete(asked: Request | string) {
    return this.#kept.delete(pathOf(asked));
  }
}

/** All caches of a browser. One that is deleted stays with who opened it, and is found by nobody else. */
export class AllCaches {
  readonly #named = new Map<string, OneCache>();
  async has(name: string) {
    return this.#named.has(name);
  }
  async open(name: string) {
    const cache = this.#named.get(name) ?? new OneCache();
    this.#named.set(name, cache);
    return cache;
  }
  async delete(name: string) {
    return this.#named.delete(name);
  }
  async keys() {
    return [...this.#named.keys()];
  }
}

function pathOf(asked: Request | string) {
  const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, "http://here");
  return pathname + search;
}
