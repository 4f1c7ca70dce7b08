import type { WebHost } from "../../server/http/pages.ts";

/** Proxies give a page up that took 7 s. */
const IN_VAIN_MS = 5_000;
const LEAST_MS = 500;
const AWAY = new Set([502, 503, 504]);

type FetchApi = WebHost["fetchApi"];

/** For the calls of one page: what some have waited for in vain is taken from those that follow. */
export function sharingPatience(fetchApi: FetchApi): FetchApi {
  let waited = 0;
  let countedUntil = -Infinity;
  return async (request, timeoutMs) => {
    if (timeoutMs === undefined) return fetchApi(request);
    const began = performance.now();
    const left = Math.max(LEAST_MS, Math.min(timeoutMs, IN_VAIN_MS - waited));
    let isInVain = true;
    try {
      const response = await fetchApi(request, left);
      isInVain = AWAY.has(response.status);
      return response;
    } finally {
      if (isInVain) {
        const now = performance.now();
        // Calls that are made at once wait at once.
        waited += now - Math.max(began, countedUntil);
        countedUntil = now;
      }
    }
  };
}
