import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import type { Metrics, RouteKind } from "../metrics/metrics.ts";

/** Who is told of what was answered. */
export interface Told {
  log: Log;
  /** Told of each answer that says that something went wrong here, and of what was asked. */
  countError?: ((incoming: IncomingMessage) => void) | undefined;
  /** Is told of every answer, and of every stream. */
  counts?: Pick<Metrics, "answered" | "streams"> | undefined;
}

/** What a request turns out to be for. */
export interface Route {
  kind: RouteKind;
}

/** Of a path outside the API only its handler knows whether it is a file or a page. */
export function kindOf(path: string, isForApi: boolean): RouteKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path === "/metrics") return "metrics";
  if (path === "/messages/live" || path === "/api/live") return "stream";
  if (/^\/api\/(uploads|pictures)\//.test(path)) return "picture";
  return isForApi || path === "/user/update" ? "api" : "file";
}

/** Tells of an answer when it has gone out, or its caller has left: one log line, and the counts. */
export function tellWhenDone(
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
    // Who asks whether it is ready asks again and again.
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

/** Who knows the address of a private calendar can read it. */
function withoutSecret(path: string) {
  return path.replace(/(\/calendar\/)[^/]+(?=\.ics$)/, "$1…");
}
