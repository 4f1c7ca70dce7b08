import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/db/schema.ts";
import { openDatabase } from "../../server/db/open.ts";
import { callApi } from "../support/api-call.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import type { TestUmeed } from "../support/umeed.ts";
import { putConversations } from "../fixtures/conversations.ts";
import { crowd, type NewMember } from "../fixtures/members.ts";
import { startUmeed, type Running } from "./processes.ts";
import { atMost, type Row } from "./table.ts";

const STREAMS = 1_000;
/** Members and conversations, put into the database by one statement. */
const AT_ONCE = 1_000;
const MESSAGES_A_SECOND = 100;
const SECONDS = 20;
const TIMEOUT_MS = 5_000;

/** Open pages, and what each was told: how long each message took from its sending to each of its two pages. */
export class Audience {
  readonly times: number[] = [];
  /** Of pages that were cut off before they left. */
  cut = 0;
  #isLeaving = false;
  readonly #sentAt = new Map<string, number>();
  readonly #told = new Map<string, number>();
  readonly #agent = new Agent({ maxSockets: Infinity });

  /** Resolves when the server has begun to tell the page. */
  listen(address: string, { token, id }: NewMember): Promise<void> {
    return new Promise((resolve, reject) => {
      const asking = get(`${address}/api/live`, { agent: this.#agent, headers: { "x-auth-header": token } });
      asking.on("error", reject).on("response", (response) => {
        if (response.statusCode !== 200) reject(new Error(`a page was answered ${response.statusCode}`));
        response.on("error", () => {}).on("close", () => (this.cut += this.#isLeaving ? 0 : 1));
        response.setEncoding("utf8").on("data", (piece: string) => {
          resolve();
          for (const [, text] of piece.matchAll(/"text":"(m\d+)"/g)) this.#hear(`${id} ${text}`, text ?? "");
        });
      });
    });
  }

  note(text: string) {
    this.#sentAt.set(text, performance.now());
  }

  /** Deliveries that did not come, of texts whose every one has two. */
  missing(texts: string[]): number {
    const heard = Map.groupBy(this.#told.keys(), (key) => key.split(" ")[1]);
    return texts.reduce((sum, text) => sum + Math.max(0, 2 - (heard.get(text)?.length ?? 0)), 0);
  }

  get twice() {
    return [...this.#told.values()].filter((times) => times > 1).length;
  }

  leave() {
    this.#isLeaving = true;
    this.#agent.destroy();
  }

  #hear(what: string, text: string) {
    this.#told.set(what, (this.#told.get(what) ?? 0) + 1);
    this.times.push(performance.now() - (this.#sentAt.get(text) ?? 0));
  }
}

export interface Measured {
  audience: Audience;
  expected: number;
  failures: number;
  /** Megabytes: at rest, listening, after. */
  memory: number[];
  /** Milliseconds of processor time for each message. */
  each: number;
}

/** So many open pages and a hundred messages a second, on one process with SQLite. */
export const measureMessages = (streams: number): Promise<Measured> =>
  inTemporaryFolder(async (dataDir) => {
    const site = await startUmeed({ DATA_DIR: dataDir, ROLE: "api" });
    const { db } = openDatabase({ databaseUrl: undefined, dataDir });
    const audience = new Audience();
    try {
      const { pairs, memory } = await fillWithPages({ site, db, audience }, streams);
      const used = site.processorSeconds();
      const { failures, texts } = await send(site.address, audience, pairs);
      const each = ((site.processorSeconds() - used) * 1_000) / (SECONDS * MESSAGES_A_SECOND);
      return { audience, expected: 2 * texts.length, failures, memory: [...memory, site.memory()], each };
    } finally {
      audience.leave();
      await db.destroy();
      await site.stop();
    }
  });

interface Filled {
  site: Running;
  db: Database;
  audience: Audience;
}

/** Opens a page of each of so many members, of whom each two are in a conversation. */
export async function fillWithPages({ site, db, audience }: Filled, streams: number) {
  const call: TestUmeed["call"] = (...asked) => callApi(site.address, ...asked);
  const members: NewMember[] = [];
  while (members.length < streams) members.push(...(await crowd({ db, call }, Math.min(AT_ONCE, streams))));
  const pairs = members.flatMap((member, at) => (at % 2 ? [[members[at - 1] ?? member, member]] : []));
  for (let from = 0; from < pairs.length; from += AT_ONCE)
    await putConversations(db, pairs.slice(from, from + AT_ONCE));
  const resting = site.memory();
  for (const member of members) await audience.listen(site.address, member);
  return { pairs, memory: [resting, site.memory()] };
}

export async function messageRows(): Promise<Row[]> {
  return rows(await measureMessages(STREAMS));
}

interface Sent {
  /** Those that were acknowledged. */
  texts: string[];
  failures: number;
  /** Milliseconds that the slowest took to be stored. */
  slowest: number;
}

let sentBefore = 0;

interface Sending {
  seconds?: number;
  aSecond?: number;
  /** Called before it is waited for those that are on their way. */
  whenSent?: () => void;
  /** What has not come so long after is lost. */
  timeoutMs?: number;
}

export async function send(
  address: string,
  audience: Audience,
  pairs: NewMember[][],
  { seconds = SECONDS, aSecond = MESSAGES_A_SECOND, whenSent, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Sent> {
  const began = performance.now();
  const sending: Promise<{ text: string; time: number | undefined }>[] = [];
  for (let count = 0; count < seconds * aSecond; count += 1) {
    const [one, other] = pairs[count % pairs.length] ?? [];
    if (!one || !other) throw new Error("nobody is there to talk");
    await pause(Math.max(0, began + (count * 1_000) / aSecond - performance.now()));
    const text = `m${sentBefore++}`;
    audience.note(text);
    sending.push(post(address, one, other, text).then((time) => ({ text, time })));
  }
  whenSent?.();
  const stored = (await Promise.all(sending)).filter(({ time }) => time !== undefined);
  const texts = stored.map(({ text }) => text);
  const sent = {
    texts,
    failures: sending.length - stored.length,
    slowest: Math.max(...stored.map(({ time = 0 }) => time)),
  };
  for (let waited = 0; waited < timeoutMs && audience.missing(texts) > 0; waited += 500) await pause(500);
  return sent;
}

/** On kept connections, as the web tier sends. @returns milliseconds until it was stored; undefined when it was not. */
async function post(address: string, from: NewMember, to: NewMember, text: string): Promise<number | undefined> {
  const began = performance.now();
  try {
    const response = await fetch(`${address}/api/chat/add`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-auth-header": from.token },
      body: JSON.stringify({ senderId: from.id, recieverId: to.id, text }),
    });
    await response.text();
    return response.ok ? performance.now() - began : undefined;
  } catch {
    return undefined;
  }
}

export function timeWithin({ times }: Audience, share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

function rows({ audience, expected, failures, memory, each }: Measured): Row[] {
  const { times, twice } = audience;
  const within = (share: number) => timeWithin(audience, share);
  return [
    { what: "delivery, p50", budget: "", measured: `${within(0.5).toFixed(1)} ms` },
    { what: "delivery, p95", budget: "", measured: `${within(0.95).toFixed(1)} ms` },
    atMost("delivery, p99", within(0.99), 1_000, "ms", 1),
    { what: "the slowest", budget: "", measured: `${within(1).toFixed(1)} ms` },
    atMost("not stored", failures, 0, "messages"),
    atMost("lost", expected - times.length + twice, 0, "deliveries"),
    atMost("told twice", twice, 0, "deliveries"),
    { what: "processor, for each message and its two deliveries", budget: "", measured: `${each.toFixed(1)} ms` },
    {
      what: "memory: at rest, listening, after",
      budget: "",
      measured: memory.map((megabytes) => `${Math.round(megabytes)} MB`).join(", "),
    },
  ];
}
