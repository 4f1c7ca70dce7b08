import type { LimitName } from "../ports/limits/limits.ts";

/** What a request was for, in the few kinds that are counted apart. */
export type RouteKind = "page" | "api" | "file" | "picture" | "stream" | "health" | "metrics";

export type CacheState = "hit" | "stale" | "miss" | "bypass";

export interface Answered {
  kind: RouteKind;
  method: string;
  /** 0: the caller left before there was an answer. */
  status: number;
  seconds: number;
}

/** Connections to a database server. */
export interface Connections {
  open: number;
  idle: number;
  /** Queries that wait for one. */
  waiting: number;
}

/** What is asked for when the numbers are, and not before. */
export interface Watched {
  connections: (() => Connections) | undefined;
  /** Jobs that nobody has begun; undefined where another role has them. Fails when the database can't be had. */
  jobsWaiting: (() => Promise<number>) | undefined;
}

/** Counts what happens, for the operator's graphs: numbers by kind, never by person. */
export interface Metrics {
  answered: (answered: Answered) => void;
  /** An event stream has begun, or ended. */
  streams: (change: 1 | -1) => void;
  cached: (state: CacheState) => void;
  sms: (outcome: "sent" | "failed") => void;
  refused: (limit: LimitName) => void;
  watch: (watched: Watched) => void;
  /** All numbers in the text format of Prometheus. */
  read: () => Promise<{ type: string; text: string }>;
}

/** When nobody asks for numbers. */
export const noMetrics: Metrics = {
  answered: () => {},
  streams: () => {},
  cached: () => {},
  sms: () => {},
  refused: () => {},
  watch: () => {},
  read: async () => ({ type: "text/plain", text: "" }),
};

/** @param isAskedFor whether anybody may read them; else nothing is counted, and the library is not loaded. */
export async function openMetrics(isAskedFor: boolean): Promise<Metrics> {
  if (!isAskedFor) return noMetrics;
  const { prometheusMetrics } = await import("./prometheus.ts");
  return prometheusMetrics();
}
