import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "redis";
import type { Log } from "../../log.ts";
import type { Broker, BrokerListener } from "./broker.ts";

const CHANNEL = "umeed:live";
const EVERYBODY = "*";
const CHANGE = "!";
const PATIENCE = { pingEveryMs: 5_000, silentMs: 5_000 };
const LONGEST_PAUSE_MS = 1_000;

/** Redis or Valkey, which may come and go; each time it is found, all processes hear that they may have missed something. */
export function redisBroker(url: string, listener: BrokerListener, log: Log, patience = PATIENCE): Broker {
  const self = randomUUID();
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    socket: {
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS),
      // Ends a handshake that is not answered.
      socketTimeout: patience.pingEveryMs + patience.silentMs,
    },
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
  const lose = (err: unknown) => {
    if (!isLost) log.warn({ err }, "broker lost");
    isLost = true;
  };
  client.on("error", lose);
  // A failure comes as an error event as well, and is tried again with the next connection.
  client.on("ready", () => void rejoin().catch(() => {}));
  const connect = () => void client.connect().catch(() => {});
  connect();

  /** One that hangs, or whose machine is gone, closes no connection. */
  const look = async () => {
    if (!client.isReady) return;
    const answered = client.ping().then(
      () => true,
      () => true,
    );
    if (await Promise.race([answered, pause(patience.silentMs, false, { ref: false })])) return;
    lose(new Error("the broker is silent"));
    client.destroy();
    connect();
  };
  const looking = setInterval(() => void look(), patience.pingEveryMs).unref();

  return {
    publish: (memberIds) => {
      if (client.isReady) say(memberIds.join(" "));
    },
    publishChange: () => {
      if (client.isReady) say(CHANGE);
    },
    isReachable: () => client.isReady,
    stop: () => {
      clearInterval(looking);
      if (client.isOpen) client.destroy();
    },
  };
}
