import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { countedStatuses } from "../support/fault-note.ts";
import { freePort } from "../support/free-port.ts";
import { findNginx, startNginx } from "../support/nginx.ts";
import { ownPostgres } from "../support/postgres.ts";
import { ensureRedis, ownRedis } from "../support/redis.ts";
import { startS3 } from "../support/s3.ts";
import { startUmeedProcess, type UmeedProcess } from "../support/umeed-process.ts";
import { lineOf, type Fault } from "./fault.ts";
import { JOURNEYS, Users, type Step } from "./journeys.ts";

const WARM_MS = 5_000;
const BROKEN_MS = 12_000;
/** nginx may still leave alone what was broken before. */
const RESTED_MS = 11_000;
/** So long nothing may fail before it counts as healed. */
const QUIET_MS = 5_000;
const HEALED_WITHIN_MS = 30_000;
/** A page finds messages without a hint at its next heartbeat. */
const HEARD_WITHIN_MS = 35_000;

interface Part {
  name: string;
  kill: () => Promise<void> | void;
  /** Starts it again after `kill`. */
  start: () => Promise<void> | void;
  freeze: () => void;
  thaw: () => void;
  /** Whether the others are enough for users not to notice, once the proxy or a page has left it alone. */
  hasSecond: boolean;
}

/** Two web and two API processes behind nginx; each part of the whole is killed, frozen and brought back in turn. */
export async function manyProcesses(say: (line: string) => void, only = ""): Promise<Fault[]> {
  const program = findNginx();
  if (!program) return [missing("nginx")];
  await ensureRedis();
  const world = await startWorld(program);
  const users = new Users(world.address);
  const faults: Fault[] = [];
  try {
    await users.begin();
    await pause(WARM_MS);
    for (const part of world.parts.filter(({ name }) => name.includes(only))) {
      for (const how of ["killed", "frozen"] as const) {
        say(`${part.name} ${how}`);
        const fault = await breakOnce(part, how, users, world.look);
        say(lineOf(fault));
        faults.push(fault);
      }
    }
  } finally {
    await users.end();
    await world.stop();
  }
  return faults;
}

async function breakOnce(part: Part, how: "killed" | "frozen", users: Users, look: World["look"]): Promise<Fault> {
  await pause(RESTED_MS);
  const from = users.steps.length;
  const deathsBefore = users.deaths;
  if (how === "killed") await part.kill();
  else part.freeze();
  await pause(BROKEN_MS);
  if (how === "killed") await part.start();
  else part.thaw();
  const back = performance.now();
  const healedAfter = await healing(users, back);
  const steps = users.steps.slice(from);
  const heardBy = performance.now() + HEARD_WITHIN_MS;
  let unheard = users.unheard.length;
  while (unheard > 0 && performance.now() < heardBy) {
    await pause(500);
    unheard = users.unheard.length;
  }
  const lost = await look(users);
  const failed = steps.filter(isFailure);
  const deaths = users.deaths - deathsBefore;
  return {
    fault: `${part.name} ${how} for ${BROKEN_MS / 1_000} s`,
    saw: `${sawOf(steps)}${deaths > 0 ? `; an open page connected again × ${deaths}` : ""}`,
    healedIn:
      healedAfter === undefined ? `not in ${HEALED_WITHIN_MS / 1_000} s` : `${(healedAfter / 1_000).toFixed(1)} s`,
    lost: `${lost}${unheard > 0 ? `, ${unheard} messages unheard` : ""}`,
    isAsItMustBe:
      lost === NOTHING &&
      unheard === 0 &&
      healedAfter !== undefined &&
      steps.length > 0 &&
      steps.every(({ status }) => status !== 500) &&
      (!part.hasSecond || failed.length <= steps.length / 10),
  };
}

/** Milliseconds from `back` until the end of the last step that failed; undefined when failing has no end. */
async function healing(users: Users, back: number): Promise<number | undefined> {
  for (;;) {
    await pause(250);
    const last = users.steps.findLast(isFailure);
    const healed = Math.max(back, last ? last.began + last.ms : back);
    const since = new Set(users.steps.filter(({ began }) => began > healed).map(({ journey }) => journey));
    const now = performance.now();
    if (since.size === JOURNEYS.length && now - healed >= QUIET_MS) return healed - back;
    if (now - back > HEALED_WITHIN_MS) return undefined;
  }
}

const isFailure = ({ status }: Step) => status === 0 || status >= 400;

function sawOf(steps: Step[]): string {
  const failed = steps.filter(isFailure);
  const slowest = Math.max(...steps.map(({ ms }) => ms));
  const where = countedStatuses(failed.map(({ status }) => status)).replace(/\b0 ×/, "no answer ×");
  const journeys = [...new Set(failed.map(({ journey }) => journey))].join(", ");
  return `${steps.length - failed.length} of ${steps.length} steps well, ${where ? `${where} (${journeys})` : "none failed"}, ${(slowest / 1_000).toFixed(1)} s at most`;
}

const NOTHING = "nothing";

interface World {
  address: string;
  parts: Part[];
  /** What of that which was acknowledged is not stored once. */
  look: (users: Users) => Promise<string>;
  stop: () => Promise<void>;
}

async function startWorld(nginx: string): Promise<World> {
  const [postgres, redis, s3] = [await ownPostgres(), await ownRedis(), await startS3()];
  await redis.start();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const shared = {
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    SESSION_SECRET: "a secret of more than 32 characters",
    PUBLIC_ORIGIN: address,
    TRUSTED_PROXIES: "127.0.0.1",
    REDIS_URL: redis.url,
  };
  const apiSettings = { ...shared, ...s3.settings, ROLE: "api", DATABASE_URL: postgres.url };
  const apis = [await processPart("API process 1", apiSettings), await processPart("API process 2", apiSettings)];
  const API_BASE_URL = apis.map((api) => `http://127.0.0.1:${api.port}/api`).join();
  const webSettings = { ...shared, ROLE: "web", API_BASE_URL };
  const webs = [await processPart("web process 1", webSettings), await processPart("web process 2", webSettings)];
  const ports = (parts: { port: number }[]) => parts.map((part) => part.port);
  const proxy = await startNginx(nginx, { port, webs: ports(webs), apis: ports(apis) });
  await until(async () => (await fetch(`${address}/readyz`)).ok);
  return {
    address,
    parts: [
      ...webs,
      ...apis,
      { name: "PostgreSQL", kill: postgres.halt, ...postgres, hasSecond: false },
      { name: "Redis", kill: redis.halt, ...redis, hasSecond: true },
      {
        name: "the file store",
        kill: () => s3.fail("cutting"),
        start: () => s3.fail(null),
        freeze: () => s3.fail("silent"),
        thaw: () => s3.fail(null),
        hasSecond: false,
      },
      { name: "nginx", ...proxy, hasSecond: false },
    ],
    async look(users) {
      const missing = await missingIn(postgres.url, users.acknowledged);
      // The one that she has may be replaced while it is asked for.
      const seen = [await users.pictureStatus(), await users.pictureStatus(), await users.pictureStatus()];
      if (!seen.includes(200)) missing.push("a picture");
      return missing.join(", ") || NOTHING;
    },
    async stop() {
      await proxy.stop();
      for (const one of [...webs, ...apis]) await one.end();
      await redis.halt();
      await s3.stop();
      await postgres.stop();
    },
  };
}

async function processPart(name: string, settings: Record<string, string>) {
  const port = await freePort();
  const begin = () => startUmeedProcess({ ...settings, PORT: String(port) });
  let running: UmeedProcess = await begin();
  if (!running.address) throw new Error(`${name} did not start: ${running.output()}${running.errors()}`);
  return {
    name,
    port,
    hasSecond: true,
    async kill() {
      running.kill("SIGKILL");
      await running.ended;
    },
    async start() {
      running = await begin();
    },
    freeze: () => running.kill("SIGSTOP"),
    thaw: () => running.kill("SIGCONT"),
    async end() {
      running.kill("SIGTERM");
      await running.ended;
    },
  };
}

async function missingIn(url: string, acknowledged: Users["acknowledged"]): Promise<string[]> {
  // More is acknowledged while the database is asked.
  const { posts, messages, phoneNumbers } = structuredClone(acknowledged);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async (sql: string, wanted: string[]) => {
    const { rows } = await client.query<{ found: string }>(sql, [wanted]);
    const times = Map.groupBy(rows, ({ found }) => found);
    return wanted.filter((one) => times.get(one)?.length !== 1).length;
  };
  try {
    const wrong = {
      posts: await count("select title as found from post where title = any($1)", posts),
      messages: await count("select body as found from message where body = any($1)", messages),
      "sign-ups": await count(
        "select phone_as_typed as found from member where phone_as_typed = any($1)",
        phoneNumbers,
      ),
    };
    return Object.entries(wrong).flatMap(([what, number]) => (number > 0 ? `${number} ${what}` : []));
  } finally {
    await client.end();
  }
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo().catch(() => false))) await pause(100);
}

function missing(what: string): Fault {
  return { fault: "many processes", saw: `${what} is not installed`, healedIn: "–", lost: "–", isAsItMustBe: false };
}
