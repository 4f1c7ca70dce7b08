import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { freshDatabase } from "../support/postgres.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember } from "../fixtures/members.ts";
import { parseMetrics, valueOf } from "../support/metrics.ts";

const TOKEN = "a token of the graphs";
const { TEST_DATABASE_URL = "" } = process.env;

async function read(address: string, token = TOKEN) {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  return parseMetrics(await answer.text());
}

describe("behind a token", () => {
  let umeed: TestUmeed;
  beforeAll(async () => {
    umeed = await startTestUmeed({ ROLE: "all", METRICS_TOKEN: TOKEN });
  });
  afterAll(() => umeed.stop());
  const numbers = () => read(umeed.address);

  test("are what Prometheus reads, with the process, the requests and the parts", async () => {
    const families = await numbers();
    for (const name of [
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
      "process_start_time_seconds",
      "nodejs_eventloop_lag_p99_seconds",
      "umeed_http_requests_total",
      "umeed_http_request_duration_seconds",
      "umeed_page_cache_total",
      "umeed_event_streams_open",
      "umeed_jobs_waiting",
      "umeed_sms_total",
      "umeed_push_total",
      "umeed_limit_refusals_total",
    ])
      expect([...families.keys()]).toContain(name);
    expect(valueOf(families, "umeed_database_up")).toBe(1);
  });

  test("are nothing to who does not bear it", async () => {
    const ways = [undefined, "Bearer", "Bearer wrong", `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `.concat("x")];
    const nowhere = await fetch(`${umeed.address}/no-such-page`);
    for (const authorization of ways) {
      const answer = await fetch(`${umeed.address}/metrics`, { headers: authorization ? { authorization } : {} });
      expect([answer.status, (await answer.text()).includes("umeed_http")]).toEqual([404, false]);
      expect(answer.headers.get("content-type")).toBe(nowhere.headers.get("content-type"));
    }
  });

  test.each([
    ["/api/week", "GET", { kind: "api", method: "GET", status: "200" }],
    ["/api/no/such/call", "GET", { kind: "api", method: "GET", status: "404" }],
    ["/about", "GET", { kind: "page", method: "GET", status: "200" }],
    ["/robots.txt", "HEAD", { kind: "page", method: "HEAD", status: "200" }],
    ["/icon-180.png", "GET", { kind: "file", method: "GET", status: "200" }],
    ["/healthz", "GET", { kind: "health", method: "GET", status: "200" }],
    ["/api/user/logout", "POST", { kind: "api", method: "POST", status: "401" }],
  ])("count %s (%s)", async (path, method, labels) => {
    const counted = async () => valueOf(await numbers(), "umeed_http_requests_total", labels) ?? 0;
    const timed = async () =>
      valueOf(await numbers(), "umeed_http_request_duration_seconds_count", { kind: labels.kind }) ?? 0;
    const before = [await counted(), await timed()] as const;
    await (await fetch(umeed.address + path, { method })).arrayBuffer();
    await expect.poll(counted).toBe(before[0] + 1);
    expect(await timed()).toBe(before[1] + 1);
  });

  test("count what the cache of pages did", async () => {
    const of = async (state: string) => valueOf(await numbers(), "umeed_page_cache_total", { state }) ?? 0;
    // On a slow machine one that is hit is stale already.
    const hit = async () => (await of("hit")) + (await of("stale"));
    const [hits, misses, bypasses] = [await hit(), await of("miss"), await of("bypass")];
    for (let round = 0; round < 3; round += 1) await (await fetch(`${umeed.address}/citations`)).text();
    await (await fetch(`${umeed.address}/login`)).text();
    expect([await hit(), await of("miss"), await of("bypass")]).toEqual([hits + 2, misses + 1, bypasses + 1]);
  });

  test("tell how many pages are open, and forget those that close", async () => {
    const member = await newMember(umeed);
    const open = async () => valueOf(await numbers(), "umeed_event_streams_open");
    expect(await open()).toBe(0);
    const leaving = new AbortController();
    const stream = await fetch(`${umeed.address}/api/live`, {
      headers: { "x-auth-header": member.token },
      signal: leaving.signal,
    });
    expect(stream.status).toBe(200);
    await expect.poll(open).toBe(1);
    leaving.abort();
    await expect.poll(open).toBe(0);
  });

  test("tell of jobs that nobody has begun", async () => {
    const waiting = async () => valueOf(await numbers(), "umeed_jobs_waiting");
    expect(await waiting()).toBe(0);
    const { id } = await newMember(umeed);
    const job = { id: "one", memberId: id, state: "waiting" as const, createdAt: 0, expiresAt: 9e15 };
    await umeed.db.insertInto("dataExport").values(job).execute();
    expect(await waiting()).toBe(1);
    await umeed.db.deleteFrom("dataExport").execute();
  });

  test("count what was done too often, and messages that were sent", async () => {
    const { phoneNumber } = await newMember(umeed);
    const refused = async () => valueOf(await numbers(), "umeed_limit_refusals_total", { limit: "signIn" }) ?? 0;
    const before = await refused();
    const body = { phoneNumber, password: "not her password" };
    for (let tries = 0; tries < 12; tries += 1) await umeed.call("POST", "/user/login/number-password", { body });
    expect(await refused()).toBe(before + 2);

    await umeed.call("POST", "/user/forgot-password", { body: { phoneNumber } });
    await expect.poll(async () => valueOf(await numbers(), "umeed_sms_total", { outcome: "sent" })).toBe(1);
  });

  test("name nobody, and no more kinds however many addresses are asked for", async () => {
    const member = await newMember(umeed, { fullName: "Rubab Numberless" });
    await member.call("GET", "/user/me");
    await numbers();
    // Of Node's own, some are by what happens to be open.
    const series = async () => {
      const ours = [...(await numbers())].filter(([name]) => name.startsWith("umeed_"));
      return ours.reduce((sum, [, { samples }]) => sum + samples.length, 0);
    };
    const missing = { kind: "page", method: "GET", status: "404" };
    const counted = async () => valueOf(await numbers(), "umeed_http_requests_total", missing) ?? 0;
    const paths = Array.from({ length: 30 }, (_, index) => `/no-such-page/${index}?phone=${member.phoneNumber}`);
    const asked = await counted();
    await (await fetch(`${umeed.address}/no-such-page`)).text();
    await expect.poll(counted).toBe(asked + 1);
    const before = await series();
    for (const path of paths) await (await fetch(umeed.address + path)).text();
    await expect.poll(counted).toBe(asked + 1 + paths.length);
    expect(await series()).toBe(before);

    const answer = await fetch(`${umeed.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    for (const canary of [member.id, member.token, member.phoneNumber, "Rubab", "no-such-page"])
      expect(text).not.toContain(canary);
  });
});

test("without a setting there are none", async () => {
  const umeed = await startTestUmeed({ ROLE: "all" });
  const answer = await fetch(`${umeed.address}/metrics`, { headers: { authorization: "Bearer undefined" } });
  expect(answer.status).toBe(404);
  await umeed.stop();
});

describe("on a port of their own", () => {
  test("are there without a token, and nothing else is, and not on the other port", async () => {
    const port = await freePort();
    const umeed = await startTestUmeed({ METRICS_PORT: String(port) });
    const own = `http://127.0.0.1:${port}`;
    expect(valueOf(await read(own, ""), "umeed_database_up")).toBe(1);
    const statuses = ["/", "/healthz", "/api/week"].map(async (path) => (await fetch(own + path)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    expect((await fetch(`${umeed.address}/metrics`)).status).toBe(404);
    await umeed.stop();
    await expect(fetch(`${own}/metrics`)).rejects.toThrow("fetch failed");
  });

  test("ask for the token where there is one", async () => {
    const port = await freePort();
    const umeed = await startTestUmeed({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    await read(`http://127.0.0.1:${port}`);
    await read(umeed.address);
    await umeed.stop();
  });

  test("say in one line that it is taken", async () => {
    const first = await startTestUmeed();
    const { port } = new URL(first.address);
    await expect(startTestUmeed({ METRICS_PORT: port })).rejects.toThrow(/^METRICS_PORT: port \d+ is taken/);
    await first.stop();
  });
});

test("with split roles each process tells of itself", async () => {
  const production = { SESSION_SECRET: "a secret of more than 32 characters", PUBLIC_ORIGIN: "http://127.0.0.1:1" };
  const settings = { ...production, HOST: "127.0.0.1", METRICS_TOKEN: TOKEN };
  const api = await startTestUmeed({ ...settings, ROLE: "api" });
  const [web, port] = [await freePort(), await freePort()].map(String);
  const pages = await startTestUmeed({
    ...settings,
    ROLE: "web",
    API_BASE_URL: `${api.address}/api`,
    PORT: web ?? "",
    METRICS_PORT: port ?? "",
  });
  await (await fetch(`http://127.0.0.1:${web}/about`)).text();
  const [ofApi, ofWeb] = [await read(api.address), await read(`http://127.0.0.1:${port}`)];
  const pageOf = (families: typeof ofApi) =>
    valueOf(families, "umeed_http_requests_total", { kind: "page", method: "GET", status: "200" });
  expect([pageOf(ofWeb), pageOf(ofApi)]).toEqual([1, undefined]);
  expect([ofApi.has("umeed_jobs_waiting"), ofWeb.has("umeed_jobs_waiting")]).toEqual([true, false]);
  await pages.stop();
  await api.stop();
});

describe("of a database server", () => {
  test.skipIf(!TEST_DATABASE_URL)("tell how its connections are used, and go on without it", async () => {
    const database = await freshDatabase(TEST_DATABASE_URL);
    const umeed = await startTestUmeed({ DATABASE_URL: database.url, METRICS_TOKEN: TOKEN });
    const before = await read(umeed.address);
    const of = (state: string) => valueOf(before, "umeed_database_connections", { state });
    expect([of("waiting"), Number(of("busy")) + Number(of("idle"))]).toEqual([0, expect.any(Number)]);
    expect(Number(of("busy")) + Number(of("idle"))).toBeGreaterThan(0);

    await umeed.db.destroy();
    await database.drop();
    let without = before;
    await expect.poll(async () => valueOf((without = await read(umeed.address)), "umeed_database_up")).toBe(0);
    expect(valueOf(without, "umeed_jobs_waiting")).toBeUndefined();
    await umeed.stop();
  });
});
