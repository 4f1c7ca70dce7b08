import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/db/schema.ts";
import { openDatabase } from "../../server/db/open.ts";
import { Audience, fillWithPages, send, timeWithin } from "../bench/messages.ts";
import { startUmeed, type Running } from "../bench/processes.ts";
import { countedStatuses } from "../support/fault-note.ts";
import { ownPostgres } from "../support/postgres.ts";
import { ensureRedis, ownRedis, type OwnRedis } from "../support/redis.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import { lineOf, type Fault } from "./fault.ts";

const STREAMS = 10_000;
const MEMORY_MAX_MB = 500;
const DELIVERED_WITHIN_MS = 1_000;
const AWAY_MS = 5_000;
/** A tenth of the pages is due each second, and their heartbeats wake others. */
const BUSIEST_SECOND_MAX = 0.25;
const WOKEN_WITHIN_MS = 13_000;
const FROZEN_SECONDS = 60;
/** Messages a second: what is measured is the broker, not the database. */
const FEW = 10;
/** A page looks for itself every 25 s. */
const HEARD_WITHIN_MS = 28_000;

interface World {
  /** Where the pages are open. */
  near: Running;
  /** Where the messages are sent. */
  far: Running;
  db: Database;
  redis: OwnRedis;
  audience: Audience;
  pairs: Awaited<ReturnType<typeof fillWithPages>>["pairs"];
}

/** Ten thousand pages are open at one process, and what they are told comes from another, through PostgreSQL and Redis. */
export async function streamsThroughBroker(say: (line: string) => void): Promise<Fault[]> {
  await ensureRedis();
  return inTemporaryFolder((dataDir) => faultsOf(dataDir, say));
}

async function faultsOf(dataDir: string, say: (line: string) => void): Promise<Fault[]> {
  const [postgres, redis] = [await ownPostgres(), await ownRedis()];
  await redis.start();
  const settings = {
    DATA_DIR: dataDir,
    ROLE: "api",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: "http://localhost:3000",
    SESSION_SECRET: "a secret of more than 32 characters",
  };
  const [near, far] = [await startUmeed(settings), await startUmeed(settings)];
  const { db } = openDatabase({ databaseUrl: postgres.url, dataDir });
  const audience = new Audience();
  try {
    const { pairs, memory } = await fillWithPages({ site: near, db, audience }, STREAMS);
    const world = { near, far, db, redis, audience, pairs };
    const faults: Fault[] = [];
    for (const measure of [() => told(world, memory), () => brokerAway(world), () => brokerFrozen(world)]) {
      const fault = await measure();
      say(lineOf(fault));
      faults.push(fault);
    }
    return faults;
  } finally {
    audience.leave();
    await db.destroy();
    await near.stop();
    await far.stop();
    await redis.halt();
    await postgres.stop();
  }
}

async function told({ near, far, audience, pairs }: World, memory: number[]): Promise<Fault> {
  const sent = await send(far.address, audience, pairs);
  const slowest = timeWithin(audience, 0.99);
  const most = Math.max(...memory, near.memory());
  const lost = audience.missing(sent.texts);
  return {
    fault: `${STREAMS.toLocaleString("en")} open event streams, PostgreSQL, Redis`,
    saw: `messages after ${slowest.toFixed(0)} ms (p99), ${sent.failures} refused, ${audience.cut} pages cut off`,
    healedIn: `– (${most.toFixed(0)} MB at most)`,
    lost: `${lost} of ${2 * sent.texts.length}, ${audience.twice} told twice`,
    isAsItMustBe:
      lost + audience.twice === 0 &&
      sent.failures === 0 &&
      audience.cut === 0 &&
      slowest < DELIVERED_WITHIN_MS &&
      most < MEMORY_MAX_MB,
  };
}

/** Each page has missed a message when the broker returns. */
async function brokerAway({ near, db, redis, audience, pairs }: World): Promise<Fault> {
  await redis.halt();
  await pause(AWAY_MS);
  const from = audience.times.length;
  await putMessages(db);
  pairs.forEach((_, at) => audience.note(`m${MISSED + at}`));
  await redis.start();
  const others = await served(near.address, () => audience.times.length - from < 2 * pairs.length, 2 * WOKEN_WITHIN_MS);
  const times = audience.times.slice(from).toSorted((one, other) => one - other);
  const seconds = Map.groupBy(times, (time) => Math.floor(time / 1_000));
  const busiest = Math.max(...Array.from(seconds.values(), ({ length }) => length)) / times.length;
  const last = times.at(-1) ?? Infinity;
  const lost = audience.missing(pairs.map((_, at) => `m${MISSED + at}`));
  return {
    fault: `Redis killed for ${AWAY_MS / 1_000} s, all pages miss a message`,
    saw: `${(busiest * 100).toFixed(0)} % of the pages told in the busiest second, ${audience.cut} cut off; other calls ${others}`,
    healedIn: `${(last / 1_000).toFixed(1)} s (${near.memory().toFixed(0)} MB)`,
    lost: `${lost} of ${2 * pairs.length}, ${audience.twice} told twice`,
    isAsItMustBe:
      lost + audience.twice === 0 &&
      audience.cut === 0 &&
      busiest <= BUSIEST_SECOND_MAX &&
      last < WOKEN_WITHIN_MS &&
      near.memory() < MEMORY_MAX_MB,
  };
}

/** Messages are sent at the other process meanwhile. */
async function brokerFrozen({ near, far, redis, audience, pairs }: World): Promise<Fault> {
  const from = audience.times.length;
  redis.freeze();
  const readiness = pause(FROZEN_SECONDS * 500).then(async () => (await fetch(`${near.address}/readyz`)).text());
  const sent = await send(far.address, audience, pairs, {
    seconds: FROZEN_SECONDS,
    aSecond: FEW,
    whenSent: redis.thaw,
    timeoutMs: HEARD_WITHIN_MS,
  });
  const slowest = Math.max(...audience.times.slice(from));
  const lost = audience.missing(sent.texts);
  const said = (await readiness).trim();
  const again = audience.times.length;
  const after = await send(far.address, audience, pairs, { seconds: 5, aSecond: FEW });
  const healed = Math.max(...audience.times.slice(again));
  return {
    fault: `Redis frozen for ${FROZEN_SECONDS} s`,
    saw: `messages after ${(slowest / 1_000).toFixed(0)} s at most, ${sent.failures} refused, sending took ${sent.slowest.toFixed(0)} ms at most, ${audience.cut} pages cut off; readyz: ${said}`,
    healedIn: `messages after ${healed.toFixed(0)} ms then (${near.memory().toFixed(0)} MB, ${far.memory().toFixed(0)} MB)`,
    lost: `${lost} of ${2 * sent.texts.length}, ${audience.twice} told twice`,
    isAsItMustBe:
      lost + audience.twice === 0 &&
      sent.failures + after.failures === 0 &&
      audience.cut === 0 &&
      slowest < HEARD_WITHIN_MS &&
      /broker/.test(said) &&
      near.memory() < MEMORY_MAX_MB,
  };
}

const MISSED = 1_000_000;

/** One in each conversation, which no process has told of. */
async function putMessages(db: Database) {
  await db.transaction().execute(async (db) => {
    await sql`update conversation set last_position = last_position + 1`.execute(db);
    await sql`insert into message (id, conversation_id, position, sender_id, body, submission_key, created_at)
      select 'missed ' || id, id, last_position, requested_by,
        'm' || (${sql.lit(MISSED)} - 1 + row_number() over (order by id)), 'missed ' || id, created_at
      from conversation`.execute(db);
    await sql`insert into live_cursor (member_id, last_number) select member_id, 1 from conversation_side
      on conflict (member_id) do update set last_number = live_cursor.last_number + 1`.execute(db);
    await sql`insert into live_event (member_id, number, kind, conversation_id, position, created_at)
      select s.member_id, n.last_number, 'message', c.id, c.last_position, c.created_at
      from conversation_side s join conversation c on c.id = s.conversation_id
      join live_cursor n on n.member_id = s.member_id`.execute(db);
  });
}

/** Calls of others while it lasts. */
async function served(address: string, isLasting: () => boolean, ms: number): Promise<string> {
  const statuses: number[] = [];
  let slowest = 0;
  const began = performance.now();
  while (isLasting() && performance.now() - began < ms) {
    const asked = performance.now();
    statuses.push((await fetch(`${address}/api/week`)).status);
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(100);
  }
  return `${countedStatuses(statuses)}, ${slowest.toFixed(0)} ms at most`;
}
