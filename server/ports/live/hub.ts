import type { Log } from "../../log.ts";
import type { Broker } from "./broker.ts";

/** Tells open pages, in every process, that there is news for a member. A hint alone: what it is about is stored. */
export interface Live {
  /** To be called after the commit. */
  tell: (memberIds: string[]) => void;
  /** @returns how to stop listening. */
  listen: (memberId: string, listener: Listener) => () => void;
  /** How often an open page looks by itself for news, and whether she may still stay. */
  readonly heartbeatMs: number;
}

/** What one open page of hers is told. */
export interface Listener {
  /** There may be news. */
  wake: () => void;
  /** It is to end: a newer page of hers took its place, or the process stops. */
  end: (why: "replaced" | "stopping") => void;
}

/** Of each process; each more would cost memory and tell her nothing new. */
const STREAMS_PER_MEMBER = 5;
/** Proxies keep a connection that is silent for less than this. */
const HEARTBEAT_MS = 25_000;

/**
 * The open pages of this process. Alone it is the whole of a single process's fan-out; several processes on one
 * database hear of each other through a {@link Broker}, or without one at their pages' next heartbeat.
 */
export class LiveHub implements Live {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly heartbeatMs: number;
  #broker: Broker | undefined;

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.heartbeatMs = heartbeatMs;
  }

  /** @param redisUrl of the broker between processes; undefined: there is none, and its client is not loaded. */
  static async open(redisUrl: string | undefined, log: Log, heartbeatMs = HEARTBEAT_MS): Promise<LiveHub> {
    const hub = new LiveHub(heartbeatMs);
    if (redisUrl) {
      const { redisBroker } = await import("./redis-broker.ts");
      hub.#broker = redisBroker(
        redisUrl,
        { news: (memberIds) => hub.#wake(memberIds), gap: () => hub.#wake(hub.#listeners.keys()) },
        log,
      );
    }
    return hub;
  }

  tell(memberIds: string[]): void {
    if (memberIds.length === 0) return;
    this.#wake(memberIds);
    this.#broker?.publish(memberIds);
  }

  listen(memberId: string, listener: Listener): () => void {
    const hers = this.#listeners.get(memberId) ?? new Set();
    this.#listeners.set(memberId, hers.add(listener));
    const [oldest] = hers;
    if (oldest && hers.size > STREAMS_PER_MEMBER) {
      hers.delete(oldest);
      oldest.end("replaced");
    }
    return () => {
      hers.delete(listener);
      if (hers.size === 0 && this.#listeners.get(memberId) === hers) this.#listeners.delete(memberId);
    };
  }

  /** Whether the broker, where there is one, can be reached. */
  isWhole(): boolean {
    return this.#broker?.isReachable() ?? true;
  }

  /** Ends all streams, for the process is about to stop. */
  stop(): void {
    this.#broker?.stop();
    for (const hers of this.#listeners.values()) {
      for (const listener of hers) listener.end("stopping");
    }
  }

  #wake(memberIds: Iterable<string>) {
    for (const id of memberIds) {
      for (const listener of this.#listeners.get(id) ?? []) listener.wake();
    }
  }
}
