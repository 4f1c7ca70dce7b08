import { href, isRouteErrorResponse } from "react-router";
import { failures, forgetRecentLoads } from "./recent-loads.ts";
import { pagePath, routerPath } from "../language.ts";
import { m } from "../messages/m.ts";

export interface Problem {
  problem: string;
}

const quiet = new Map<string, Promise<void>>();

export function loadQuietly(address: string, load: (address: string) => Promise<void>): Promise<void> {
  forgetRecentLoads();
  const loading = load(address);
  quiet.set(address, loading);
  return loading.finally(() => quiet.get(address) === loading && quiet.delete(address));
}

failures.quieten = (url, loaded) => {
  const { pathname: path, search } = new URL(url);
  const pathname = routerPath(path);
  const address = pathname + search;
  // After a form the router reloads the chat panel's view by itself; its address is in the fragment.
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

function problemOf(result: unknown): string | null {
  if (!(result instanceof Response)) return sentenceOf(result);
  // The member may be typing, so nothing redirects to the sign-in yet.
  return result.headers.get("location")?.startsWith(pagePath(href("/login"))) ? m.signedOut() : null;
}

export function sentenceOf(error: unknown): string {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (answer instanceof Object && "message" in answer && typeof answer.message === "string") return answer.message;
  return m.errorUnreachable();
}
