import type { Route } from "../+types/root.ts";

const RECENT_MS = 2_000;

export type Loaded = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>;

/** What pages loaded a moment ago, by address: in this tab's memory alone, and for that moment alone. */
let recent = new Map<string, Loaded>();

/** The page that she is on: loading it again is asking for news, not going somewhere twice. */
let current: string | undefined;

/** What a part of a page does with what went wrong with its own load, where it would else take the place of the page. */
export const failures = { soften: (_url: string, loaded: Loaded) => loaded };

/** Going to the same page again within two seconds loads nothing; a form that is sent makes all of it old. */
export const recentLoads: Route.ClientMiddlewareFunction = async ({ request: { method, url } }, next) => {
  // A load under way keeps the map that it began with, so what it brings is forgotten as well.
  const loads = recent;
  if (method !== "GET") {
    loads.clear();
    const answer = await next();
    recent = new Map();
    return answer;
  }
  const loaded = (url !== current && loads.get(url)) || failures.soften(url, await next());
  if (Object.values(loaded).every(isRepeatable)) {
    current = url;
    loads.set(url, loaded);
    setTimeout(() => loads.delete(url), RECENT_MS);
  }
  return loaded;
};

/** What is asked for from now on is news. */
export function forgetRecentLoads() {
  recent = new Map();
}

/** Not what failed, and no message that is shown once. */
function isRepeatable({ type, result }: Loaded[string]) {
  return type === "data" && !(result instanceof Object && "toast" in result && result.toast);
}
