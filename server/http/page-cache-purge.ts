import type { Peer } from "./listener.ts";

type AnswerApi = (request: Request, peer: Peer, patienceMs?: number) => Promise<Response>;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The same API; what is written by it shows on this process's pages at once. Those of other processes grow stale. */
export function purgedByWrites(api: AnswerApi, purge: () => void): AnswerApi {
  return async (request, peer, patienceMs) => {
    const response = await api(request, peer, patienceMs);
    if (!SAFE.has(request.method) && response.ok) purge();
    return response;
  };
}
