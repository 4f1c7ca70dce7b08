import { LRUCache } from "lru-cache";
import type { StoredPage } from "./page-cache-entry.ts";

const FRESH_MS = 2_000;
const STALE_MS = 60_000;

interface Kept {
  page: StoredPage | null;
  renderedAt: number;
}

export interface Found {
  page: StoredPage | null;
  age: number;
  isStale: boolean;
}

export interface PageCacheOptions {
  now?: () => number;
  mostPages?: number;
  mostBytes?: number;
}

export class PageCache {
  readonly #now: () => number;
  readonly #kept: LRUCache<string, Kept>;
  #running = new Map<string, Promise<StoredPage | null>>();

  constructor({ now = Date.now, mostPages = 500, mostBytes = 24 * 1_048_576 }: PageCacheOptions = {}) {
    this.#now = now;
    this.#kept = new LRUCache({ max: mostPages, maxSize: mostBytes, sizeCalculation: sizeOf });
  }

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

  render(key: string, make: () => Promise<StoredPage | null>): Promise<StoredPage | null> {
    const running = this.#running;
    const already = running.get(key);
    if (already) return already;
    const render = make()
      .then((page) => {
        // A render that began before a purge may be outdated: those who waited get it, but it is not kept.
        if (this.#running === running) this.#keep(key, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, render);
    return render;
  }

  purge() {
    this.#kept.clear();
    this.#running = new Map();
  }

  #keep(key: string, page: StoredPage | null) {
    if (!page && this.#kept.peek(key)?.page) return;
    this.#kept.set(key, { page, renderedAt: this.#now() });
  }
}

function sizeOf({ page }: Kept, key: string) {
  return 2 * key.length + 500 + (page ? page.size : 0);
}
