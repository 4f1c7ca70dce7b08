import type { Peer } from "./listener.ts";
import type { PageCache } from "./page-cache.ts";

type AnswerApi = (request: Request, peer: Peer, patienceMs?: number) => Promise<Response>;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The same API; what is written by it shows on this process's pages at once. Those of other processes grow stale. */
export function purgedByWrites(api: AnswerApi, cache: PageCache): AnswerApi {
  return async (request, peer, patienceMs) => {
    const response = await api(request, peer, patienceMs);
    if (!SAFE.has(request.method) && response.ok) cache.purge();
    return response;
  };
}
