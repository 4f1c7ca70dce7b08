import type { Log } from "../../log.ts";
import type { Broker } from "./broker.ts";

export interface Live {
  /** Only a hint, to be given after the commit: what it is about is stored. */
  notify: (memberIds: string[]) => void;
  listen: (memberId: string, listener: Listener) => () => void;
  readonly heartbeatMs: number;
}

export interface Listener {
  wake: () => void;
  end: (why: "replaced" | "stopping") => void;
}

/** In each process; more pages would cost memory and show nothing new. */
const STREAMS_PER_MEMBER = 5;
/** Proxies keep a connection open that is silent for less than this. */
const HEARTBEAT_MS = 25_000;

/** Without a broker, pages of other processes look for news at their next heartbeat. */
export class LiveHub implements Live {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly heartbeatMs: number;
  #broker: Broker | undefined;

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.heartbeatMs = heartbeatMs;
  }

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

  notify(memberIds: string[]): void {
    if (memberIds.length === 0) return;
    this.#wake(memberIds);
    this.#broker?.publish(memberIds);
  }

  listen(memberId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(memberId) ?? new Set();
    this.#listeners.set(memberId, listeners.add(listener));
    const [oldest] = listeners;
    if (oldest && listeners.size > STREAMS_PER_MEMBER) {
      listeners.delete(oldest);
      oldest.end("replaced");
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(memberId) === listeners) this.#listeners.delete(memberId);
    };
  }

  isWhole(): boolean {
    return this.#broker?.isReachable() ?? true;
  }

  stop(): void {
    this.#broker?.stop();
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners) listener.end("stopping");
    }
  }

  #wake(memberIds: Iterable<string>) {
    for (const id of memberIds) {
      for (const listener of this.#listeners.get(id) ?? []) listener.wake();
    }
  }
}
