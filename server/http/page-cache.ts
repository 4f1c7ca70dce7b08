import { LRUCache } from "lru-cache";
import type { StoredPage } from "./page-cache-entry.ts";

const FRESH_MS = 2_000;
const STALE_MS = 60_000;

interface Kept {
  /** null: asked for, and no page for all came of it. */
  page: StoredPage | null;
  renderedAt: number;
}

/** A page that stands ready. */
export interface Found {
  page: StoredPage | null;
  /** Seconds since it was rendered. */
  age: number;
  isStale: boolean;
}

export interface PageCacheOptions {
  now?: () => number;
  mostPages?: number;
  mostBytes?: number;
}

/** Pages that are the same for all visitors: 2 s fresh, then stale for at most 60 s while one render runs. */
export class PageCache {
  readonly #now: () => number;
  readonly #kept: LRUCache<string, Kept>;
  #running = new Map<string, Promise<StoredPage | null>>();

  constructor({ now = Date.now, mostPages = 500, mostBytes = 24 * 1_048_576 }: PageCacheOptions = {}) {
    this.#now = now;
    this.#kept = new LRUCache({ max: mostPages, maxSize: mostBytes, sizeCalculation: sizeOf });
  }

  /** What stands ready under this key, if anything does. */
  find(key: string): Found | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    const age = this.#now() - kept.renderedAt;
    if (age >= (kept.page ? FRESH_MS + STALE_MS : FRESH_MS)) {
      this.#kept.delete(key);
      return undefined;
    }
    return { page: kept.page, age: Math.floor(age / 1_000), isStale: age >= FRESH_MS };
  }

  /** Renders a page and keeps it; whoever asks while it is being rendered gets the same. */
  render(key: string, make: () => Promise<StoredPage | null>): Promise<StoredPage | null> {
    const running = this.#running;
    const already = running.get(key);
    if (already) return already;
    const render = make()
      .then((page) => {
        // A page whose render began before a purge may show what was before: it goes to those who waited, and no further.
        if (this.#running === running) this.#keep(key, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, render);
    return render;
  }

  /** Forgets every page: something was written. */
  purge() {
    this.#kept.clear();
    this.#running = new Map();
  }

  #keep(key: string, page: StoredPage | null) {
    // While a page can't be rendered anew, its stale one goes on to its end.
    if (!page && this.#kept.peek(key)?.page) return;
    this.#kept.set(key, { page, renderedAt: this.#now() });
  }
}

function sizeOf({ page }: Kept, key: string) {
  return 2 * key.length + 500 + (page ? page.size : 0);
}
