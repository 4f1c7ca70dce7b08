import type { Peer } from "./listener.ts";

type AnswerApi = (request: Request, peer: Peer, patienceMs?: number) => Promise<Response>;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Only this process's cache is purged; those of other processes expire. */
export function purgedByWrites(api: AnswerApi, purge: () => void): AnswerApi {
  return async (request, peer, patienceMs) => {
    const response = await api(request, peer, patienceMs);
    if (!SAFE.has(request.method) && response.ok) purge();
    return response;
  };
}
