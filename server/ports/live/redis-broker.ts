import { randomUUID } from "node:crypto";
import { createClient } from "redis";
import type { Log } from "../../log.ts";
import type { Broker, BrokerListener } from "./broker.ts";

const CHANNEL = "umeed:live";
const EVERYBODY = "*";
const CHANGE = "!";
const PING_EVERY_MS = 10_000;
const LONGEST_PAUSE_MS = 1_000;

/** Redis or Valkey, which may come and go; each time it is found, all processes hear that they may have missed something. */
export function redisBroker(url: string, listener: BrokerListener, log: Log): Broker {
  const self = randomUUID();
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS) },
  });
  const say = (words: string) => void client.publish(CHANNEL, `${self} ${words}`).catch(() => {});
  const onHint = (hint: string) => {
    const [from, ...words] = hint.split(" ");
    if (from === self) return;
    if (words[0] === EVERYBODY) listener.gap();
    else if (words[0] === CHANGE) listener.change();
    else listener.news(words);
  };
  const rejoin = async () => {
    await client.subscribe(CHANNEL, onHint);
    listener.gap();
    say(EVERYBODY);
    isLost = false;
    log.info("broker found");
  };

  let isLost = false;
  client.on("error", (err: unknown) => {
    if (!isLost) log.warn({ err }, "broker lost");
    isLost = true;
  });
  // A failure comes as an error event as well, and is tried again with the next connection.
  client.on("ready", () => void rejoin().catch(() => {}));
  void client.connect().catch(() => {});

  return {
    publish: (memberIds) => {
      if (client.isReady) say(memberIds.join(" "));
    },
    publishChange: () => {
      if (client.isReady) say(CHANGE);
    },
    isReachable: () => client.isReady,
    stop: () => {
      if (client.isOpen) client.destroy();
    },
  };
}
