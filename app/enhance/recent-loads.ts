import type { Route } from "../+types/root.ts";

const RECENT_MS = 2_000;

export type Loaded = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>;

let recent = new Map<string, Loaded>();

/** Loading the current page again asks for news, so it is never answered from here. */
let current: string | undefined;

export const failures = { quieten: (_url: string, loaded: Loaded) => loaded };

export const recentLoads: Route.ClientMiddlewareFunction = async ({ request: { method, url } }, next) => {
  // A load under way keeps the map it began with, so its result is forgotten as well.
  const loads = recent;
  if (method !== "GET") {
    loads.clear();
    const answer = await next();
    recent = new Map();
    return answer;
  }
  const loaded = (url !== current && loads.get(url)) || failures.quieten(url, await next());
  if (Object.values(loaded).every(isRepeatable)) {
    current = url;
    loads.set(url, loaded);
    setTimeout(() => loads.delete(url), RECENT_MS);
  }
  return loaded;
};

export function forgetRecentLoads() {
  recent = new Map();
}

function isRepeatable({ type, result }: Loaded[string]) {
  return type === "data" && !(result instanceof Object && "toast" in result && result.toast);
}
