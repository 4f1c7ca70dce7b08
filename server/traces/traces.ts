import type { OnQuery } from "../db/open.ts";
import type { Log } from "../log.ts";

export interface TraceSettings {
  /** Where the collector takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  share: number;
}

export interface Asked {
  method: string;
  requestId: string;
  /** Only from our own web tier: a stranger could otherwise fill the collector, or join requests to others'. */
  traceparent?: string | undefined;
}

export interface Told {
  status: number;
  /** The pattern, never the address; undefined where there is no such route. */
  route: string | undefined;
}

/** Spans hold kinds, patterns and times: no address, query, value, text or person. */
export interface Traces {
  serve: <T extends Told>(asked: Asked, answer: () => Promise<T>) => Promise<T>;
  callApi: (request: Request, send: () => Promise<Response>) => Promise<Response>;
  query: OnQuery;
  stop: () => Promise<void>;
}

export async function openTraces(settings: TraceSettings | undefined, log: Log): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(settings, log);
}
