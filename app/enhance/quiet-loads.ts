import { href, isRouteErrorResponse } from "react-router";
import { failures, forgetRecentLoads } from "./recent-loads.ts";

/** What a quiet load brings when it fails. */
export interface Problem {
  problem: string;
}

/** The newest load of each address, path and query, that is being loaded quietly. */
const quiet = new Map<string, Promise<void>>();

/** Loads what stands at an address for a part of a page. When it fails, the part is told, and the page stays as it is. */
export function loadQuietly(address: string, load: (address: string) => Promise<void>): Promise<void> {
  forgetRecentLoads();
  const loading = load(address);
  quiet.set(address, loading);
  // A load that took the place of this one is quiet still.
  return loading.finally(() => quiet.get(address) === loading && quiet.delete(address));
}

// Turns what went wrong with a quiet load into words for the part.
failures.soften = (url, loaded) => {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  // After a form the router loads of itself what the chat panel shows; its address stands behind the page's own.
  const home = href("/messages");
  const isOfPanel = pathname.startsWith(home) && window.location.hash.startsWith(`#${home}`);
  const isQuiet = quiet.has(address) || isOfPanel;
  if (!isQuiet) return loaded;
  return Object.fromEntries(
    Object.entries(loaded).map(([id, part]) => {
      const problem = part.type === "error" ? problemOf(part.result) : null;
      return [id, problem === null ? part : { type: "data" as const, result: { problem } }];
    }),
  );
};

/** What to say in the part; null for a way to another page, which is followed. */
function problemOf(result: unknown): string | null {
  if (!(result instanceof Response)) return sentenceOf(result);
  // She may be typing: the sign-in waits until she goes on.
  return result.headers.get("location")?.startsWith(href("/login")) ? "You are signed out. Sign in to go on." : null;
}

/** The sentence of a failure that a route threw, or of a network that is away. */
export function sentenceOf(error: unknown): string {
  const told: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (told instanceof Object && "message" in told && typeof told.message === "string") return told.message;
  return "We could not reach the server just now. Try again in a moment.";
}
