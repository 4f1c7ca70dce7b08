import type { LimitName } from "../ports/limits/limits.ts";
import type { CountPush } from "../ports/push/sender.ts";
import type { CountReminder } from "../ports/reminders/sender.ts";

export type RouteKind = "page" | "api" | "file" | "picture" | "stream" | "health" | "metrics";

export type CacheState = "hit" | "stale" | "miss" | "bypass";

export interface Answered {
  kind: RouteKind;
  method: string;
  /** 0: the caller left before there was an answer. */
  status: number;
  seconds: number;
}

export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

export interface Watched {
  connections: (() => Connections) | undefined;
  /** Jobs that nobody has begun; undefined where another role has them. Fails when the database can't be had. */
  jobsWaiting: (() => Promise<number>) | undefined;
  isBrokerUp: (() => boolean) | undefined;
  dataDir: string;
  /** By step, in ms since 1970; 0: never. */
  backupTimes: () => Promise<Record<string, number>>;
}

/** Counts by kind, never by person. */
export interface Metrics {
  answered: (answered: Answered) => void;
  streams: (change: 1 | -1) => void;
  cached: (state: CacheState) => void;
  sms: (outcome: "sent" | "failed") => void;
  reminder: CountReminder;
  push: CountPush;
  refused: (limit: LimitName) => void;
  watch: (watched: Watched) => void;
  read: () => Promise<{ type: string; text: string }>;
}

const noMetrics: Metrics = {
  answered: () => {},
  streams: () => {},
  cached: () => {},
  sms: () => {},
  reminder: () => {},
  push: () => {},
  refused: () => {},
  watch: () => {},
  read: async () => ({ type: "text/plain", text: "" }),
};

export async function openMetrics(isAskedFor: boolean): Promise<Metrics> {
  if (!isAskedFor) return noMetrics;
  const { prometheusMetrics } = await import("./prometheus.ts");
  return prometheusMetrics();
}
