import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../server/log.ts";
import type { Broker } from "../../server/ports/live/broker.ts";
import { redisBroker } from "../../server/ports/live/redis-broker.ts";
import { ensureRedis, ownRedis, type OwnRedis } from "../support/redis.ts";

const PATIENCE = { pingEveryMs: 50, silentMs: 250 };

let redis: OwnRedis;
let broker: Broker;
let other: Broker;
const told: string[] = [];

beforeAll(async () => {
  await ensureRedis();
  redis = await ownRedis();
  await redis.start();
  [broker, other] = [open("one"), open("other")];
});

function open(name: string) {
  const say = (what: string) => () => void told.push(`${name}: ${what}`);
  const listener = { news: say("news"), change: say("change"), gap: say("gap") };
  return redisBroker(redis.url, listener, createLog("silent"), PATIENCE);
}

afterAll(async () => {
  broker.stop();
  other.stop();
  await redis.halt();
});

test("a broker that hangs counts as lost, and when it answers again all hear that they may have missed something", async () => {
  await expect.poll(() => new Set(told)).toEqual(new Set(["one: gap", "other: gap"]));
  redis.freeze();
  await expect.poll(() => [broker.isReachable(), other.isReachable()]).toEqual([false, false]);
  told.length = 0;
  broker.publish(["nobody hears of her"]);

  redis.thaw();
  await expect.poll(() => [broker.isReachable(), other.isReachable()]).toEqual([true, true]);
  await expect.poll(() => new Set(told)).toEqual(new Set(["one: gap", "other: gap"]));
  broker.publish(["sana"]);
  await expect.poll(() => told).toContain("other: news");
});

test("who finds the broker later may have missed something, and those that are there may have missed what it said", async () => {
  told.length = 0;
  const late = open("late");
  await expect.poll(() => new Set(told)).toEqual(new Set(["late: gap", "one: gap", "other: gap"]));
  late.stop();
});
