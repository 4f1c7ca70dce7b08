import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import type { Metrics, RouteKind } from "../metrics/metrics.ts";

export interface Told {
  log: Log;
  countError?: ((incoming: IncomingMessage) => void) | undefined;
  counts?: Pick<Metrics, "answered" | "streams"> | undefined;
}

export interface Route {
  kind: RouteKind;
}

export function isEventStream(path: string): boolean {
  return path === "/messages/live" || path === "/api/live";
}

/** Outside the API only the handler knows whether a path is a file or a page. */
export function kindOf(path: string, isForApi: boolean): RouteKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path === "/metrics") return "metrics";
  if (isEventStream(path)) return "stream";
  if (/^\/api\/(uploads|pictures)\//.test(path)) return "picture";
  return isForApi || path === "/user/update" ? "api" : "file";
}

export function logWhenDone(
  { log, counts, countError }: Told,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  route: Route,
): void {
  const started = performance.now();
  const { method = "" } = incoming;
  const path = withoutSecret(incoming.url?.split("?", 1)[0] ?? "");
  outgoing.once("close", () => {
    // `/readyz` is polled, so its failures are not counted as errors.
    if (outgoing.statusCode >= 500 && path !== "/readyz") countError?.(incoming);
    if (route.kind === "stream") counts?.streams(-1);
    const ms = performance.now() - started;
    counts?.answered({
      kind: route.kind,
      method,
      status: outgoing.headersSent ? outgoing.statusCode : 0,
      seconds: ms / 1_000,
    });
    log.info(
      {
        requestId,
        method,
        path,
        status: outgoing.statusCode,
        ms: Math.round(ms),
        finished: outgoing.writableFinished,
      },
      "request",
    );
  });
}

/** The address alone gives access to a private calendar. */
function withoutSecret(path: string) {
  return path.replace(/(\/calendar\/)[^/]+(?=\.ics$)/, "$1…");
}
