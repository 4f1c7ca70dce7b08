import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Broker, BrokerListener } from "./ports/live/broker.ts";
import { LiveHub } from "./ports/live/hub.ts";
import { PageChanges } from "./ports/live/page-changes.ts";

interface Around {
  heartbeatMs: number | undefined;
  purge: () => void;
  forget: () => void;
}

export interface Hints {
  live: LiveHub;
  isBrokerUp: () => boolean;
  /** After a write here that pages for visitors may show. */
  pagesChanged: () => void;
  endStreams: () => void;
  stop: () => void;
}

/** What the processes tell each other of news and changed pages, when there is a broker between them. */
export async function openHints(redisUrl: Config["redisUrl"], log: Log, around: Around): Promise<Hints> {
  const live = new LiveHub(around.heartbeatMs);
  const changes: PageChanges = new PageChanges({ ...around, tell: () => broker?.publishChange() });
  const listener: BrokerListener = {
    news: (memberIds) => live.wake(memberIds),
    change: () => changes.heard(),
    gap() {
      live.wakeAll();
      changes.heard();
    },
  };
  const broker = redisUrl === undefined ? undefined : await openBroker(redisUrl, listener, log);
  live.through(broker);
  return {
    live,
    isBrokerUp: () => broker?.isReachable() ?? true,
    pagesChanged: () => changes.changed(),
    endStreams: () => live.stop(),
    stop() {
      broker?.stop();
      changes.stop();
    },
  };
}

async function openBroker(url: string, listener: BrokerListener, log: Log): Promise<Broker> {
  const { redisBroker } = await import("./ports/live/redis-broker.ts");
  return redisBroker(url, listener, log);
}
