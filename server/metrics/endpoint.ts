import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import type { Metrics } from "./metrics.ts";

/** Returns false for a caller without the token, who then gets the usual 404. */
export type AnswerMetrics = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export function metricsFor(metrics: Metrics, token: string | undefined, log: Log): AnswerMetrics {
  return (incoming, outgoing) => {
    if (incoming.method !== "GET") return false;
    if (token !== undefined && !bears(incoming, token)) return false;
    metrics
      .read()
      .then(({ type, text }) =>
        outgoing.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text),
      )
      .catch((err: unknown) => {
        log.error({ err }, "metrics failed");
        outgoing.writeHead(500).end();
      });
    return true;
  };
}

export function metricsServer(answer: AnswerMetrics): Server {
  return createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (incoming, outgoing) => {
    const [path] = (incoming.url ?? "").split("?", 1);
    if (path === "/metrics" && answer(incoming, outgoing)) return;
    outgoing.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("There are the metrics alone here.\n");
  });
}

function bears({ headers }: IncomingMessage, token: string) {
  const [sent, expected] = [headers.authorization ?? "", `Bearer ${token}`].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  return sent !== undefined && expected !== undefined && timingSafeEqual(sent, expected);
}
