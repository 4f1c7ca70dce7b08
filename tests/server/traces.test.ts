import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../server/log.ts";
import { collector as sendTo } from "../../server/traces/collector.ts";
import { openTraces } from "../../server/traces/traces.ts";
import { memberNamed, newMember, type NewMember } from "../fixtures/members.ts";
import { postBy } from "../fixtures/posts.ts";
import { startCollector, type Collector, type Span } from "../support/collector.ts";
import { isSqlite } from "../support/empty-database.ts";
import { inTime } from "../support/in-time.ts";
import { productionSettings } from "../support/production.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { Visitor } from "../web/visitor.ts";

interface Pair {
  api: TestUmeed;
  address: string;
  stop: () => Promise<void>;
}

/** Pages and API, over HTTP between them. */
async function startPair(traces: Record<string, string>): Promise<Pair> {
  const shared = { ...(await productionSettings()), ...traces };
  const api = await startTestUmeed({ ...shared, ROLE: "api", PORT: "0" });
  const web = await startTestUmeed({ ...shared, ROLE: "web", API_BASE_URL: `${api.address}/api` });
  return {
    api,
    address: `http://127.0.0.1:${shared.PORT}`,
    async stop() {
      await web.stop();
      await api.stop();
    },
  };
}

const of = (spans: Span[], name: string) => spans.filter((span) => span.name === name);

describe("of a member's pages", () => {
  const searched = "uncommonword";
  const written = "Nobody but my sister knows of this.";
  const STRANGERS = "4bf92f3577b34da6a3ce929d0e0e4736";
  let collector: Collector;
  let member: NewMember;
  let other: NewMember;
  let post: string;
  let cookies: string;
  let text: string;
  let spans: Span[];
  let statuses: number[];
  beforeAll(async () => {
    collector = await startCollector();
    const pair = await startPair({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=of%20the%20tests",
    });
    const { api, address } = pair;
    member = await newMember(api, { fullName: "Rubab Traceless", password: "a canary lamp" });
    other = await memberNamed(api, "Zarmina Unseen");
    post = await postBy(member, { title: written, description: written });
    const visitor = new Visitor(address);
    const login = { phoneNumber: member.phoneNumber, password: "a canary lamp", intent: "login" };
    statuses = [(await visitor.post("/login", login)).status];
    const pages = ["/", "/account", `/search?q=${searched}`, `/forum/comment/${post}`, `/forum?search=${searched}`];
    for (const page of [...pages, "/account.data", `/no-such-page/${member.phoneNumber}`]) {
      const answer = await visitor.get(page, { traceparent: `00-${STRANGERS}-00f067aa0ba902b7-01` });
      statuses.push(answer.status);
    }
    await member.call("GET", `/user/chat/${other.id}`, {
      headers: { traceparent: `00-${STRANGERS}-00f067aa0ba902b7-01`, "x-umeed-web-tier": "a guess" },
    });
    cookies = visitor.cookieHeader();
    await pair.stop();
    text = collector.text();
    spans = collector.spans();
  });
  afterAll(() => collector.stop());

  test("are of pages that were answered", () => {
    expect(statuses).toEqual([303, 200, 200, 200, 200, 200, 200, 404]);
  });

  test("go from the page over the API to the database in one trace", () => {
    const [page] = of(spans, "GET /forum/comment/:forumID");
    expect(page).toMatchObject({ service: "umeed-web", kind: "server", parentSpanId: undefined });
    expect(page?.attributes).toMatchObject({
      "http.request.method": "GET",
      "http.route": "/forum/comment/:forumID",
      "http.response.status_code": 200,
    });
    const trace = spans.filter(({ traceId }) => traceId === page?.traceId);
    expect(trace.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([page]);
    const calls = trace.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(calls.length).toBeGreaterThan(2);
    for (const { name, service, kind } of calls) {
      expect(["GET API", "PUT API"]).toContain(name);
      expect([service, kind]).toEqual(["umeed-web", "client"]);
    }

    const answered = trace.filter(({ service, kind }) => service === "umeed-api" && kind === "server");
    const idsOf = (some: Span[]) => some.map(({ spanId }) => spanId).toSorted();
    const callsOf = answered.map(({ parentSpanId = "" }) => parentSpanId);
    expect(callsOf.toSorted()).toEqual(idsOf(calls));
    for (const { attributes } of answered) expect(attributes["http.route"]).toMatch(/^\/[a-z]/);

    const queries = trace.filter(({ attributes }) => attributes["db.query.text"]);
    expect(queries.length).toBeGreaterThan(5);
    for (const { kind, service, parentSpanId, attributes } of queries) {
      expect([kind, service]).toEqual(["client", "umeed-api"]);
      expect(idsOf(answered)).toContain(parentSpanId);
      expect(attributes["db.system.name"]).toBe(isSqlite ? "sqlite" : "postgresql");
    }
    const [ofPost] = of(queries, "select post");
    expect(ofPost?.attributes["db.query.text"]).toMatch(isSqlite ? /from "post".*= \?/ : /from "post".*= \$\d/);
    // Nothing is in a trace but pages, calls, answers and queries.
    expect(trace).toHaveLength(1 + calls.length + answered.length + queries.length);
  });

  test("hold no phone number, secret, word or person, in all bytes that went out", () => {
    expect(text.length).toBeGreaterThan(10_000);
    const local = member.phoneNumber.replace(/^\+?92|^0/, "");
    const tokens = cookies.split("; ").map((pair) => pair.replace(/^[^=]*=/, ""));
    const canaries = [local, member.token, member.id, other.id, post, searched, written, "sister", "canary"];
    const names = ["Rubab", "Traceless", "Zarmina", "sana@example.org", "127.0.0.1", "no-such-page", "guess"];
    for (const canary of [...canaries, ...names, ...tokens]) {
      expect(canary.length).toBeGreaterThan(4);
      expect(text).not.toContain(canary);
    }
  });

  test("have names of few kinds, with the pattern of the route", () => {
    const names = new Set(spans.filter(({ service }) => service === "umeed-web").map(({ name }) => name));
    expect([...names].toSorted()).toEqual([
      "GET /",
      "GET /*",
      "GET /account",
      "GET /account.data",
      "GET /forum",
      "GET /forum/comment/:forumID",
      "GET /search",
      "GET API",
      "POST /login",
      "POST API",
    ]);
  });

  test("believe no stranger who sends a trace of their own", () => {
    expect(of(spans, "GET /user/chat/:id").length + of(spans, "GET /search").length).toBeGreaterThan(1);
    expect(text).not.toContain(STRANGERS);
  });

  test("go to the collector with its headers", () => {
    expect(collector.requests[0]).toMatchObject({ "api-key": "of the tests", "content-type": "application/json" });
  });
});

test("in one process they go from the page over the API to the database too", async () => {
  const collector = await startCollector();
  const umeed = await startTestUmeed({ ROLE: "all", OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
  await (await fetch(`${umeed.address}/login`)).text();
  await umeed.stop();
  const spans = collector.spans();
  const [page] = of(spans, "GET /login");
  const trace = spans.filter(({ traceId }) => traceId === page?.traceId);
  const byId = new Map(trace.map((span) => [span.spanId, span]));
  const above = (span: Span | undefined): string[] =>
    span ? [span.name, ...above(byId.get(span.parentSpanId ?? ""))] : [];
  expect(trace.map(above)).toContainEqual(["GET /setting/app", "GET API", "GET /login"]);
  expect(page?.service).toBe("umeed");
  await collector.stop();
});

test("of a failed query only the code goes out, and the call is marked", async () => {
  const collector = await startCollector();
  const umeed = await startTestUmeed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_SERVICE_NAME: "hers" });
  await umeed.db.schema.alterTable("city").renameTo("cityGone").execute();
  expect((await umeed.call("GET", "/city")).status).toBe(500);
  await umeed.db.schema.alterTable("cityGone").renameTo("city").execute();
  await umeed.stop();
  const [call] = of(collector.spans(), "GET /city");
  expect(call).toMatchObject({ service: "hers", hasFailed: true });
  const query = collector.spans().find(({ parentSpanId, hasFailed }) => hasFailed && parentSpanId === call?.spanId);
  expect(query?.attributes["error.type"]).toBe(isSqlite ? "ERR_SQLITE_ERROR" : "42P01");
  expect(collector.text()).not.toMatch(/no such table|does not exist/);
  await collector.stop();
});

test("of a share of none nothing goes out, also not from the API that the pages call", async () => {
  const collector = await startCollector();
  const pair = await startPair({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_TRACES_SAMPLER_ARG: "0" });
  expect((await fetch(`${pair.address}/login`)).status).toBe(200);
  await pair.stop();
  expect(collector.requests).toEqual([]);
  await collector.stop();
});

test("the API keeps to what its web tier decided", async () => {
  const collector = await startCollector();
  const production = await productionSettings();
  const api = await startTestUmeed({ ...production, PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
  const none = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_TRACES_SAMPLER_ARG: "0" };
  const web = await startTestUmeed({ ...production, ...none, ROLE: "web", API_BASE_URL: `${api.address}/api` });
  expect((await fetch(`${production.PUBLIC_ORIGIN}/login`)).status).toBe(200);
  await web.stop();
  await api.stop();
  expect(collector.spans()).toEqual([]);
  await collector.stop();
});

describe("a collector that", () => {
  const settings = { headers: {}, serviceName: "umeed", share: 1 };

  test.each([
    ["is away", async () => ({ address: "http://127.0.0.1:9", stop: async () => {} })],
    ["never answers", async () => startCollector(() => {})],
    ["refuses", async () => startCollector((response) => void response.writeHead(401).end("canary"))],
    ["breaks off", async () => startCollector((response) => void response.destroy())],
  ])("%s costs no request anything, and does not hold up the end", async (_name, start) => {
    const collector = await start();
    let logged = "";
    const log = createLog("info", { write: (line) => void (logged += line) });
    const traces = await openTraces({ ...settings, endpoint: collector.address }, log);
    // More than are kept, so that some are sent meanwhile and the rest is dropped.
    for (let round = 0; round < 3_000; round += 1) {
      const answered = await traces?.serve({ method: "GET", requestId: "" }, async () => ({ status: 200, route: "/" }));
      expect(answered?.status).toBe(200);
    }
    if (traces) await inTime(traces.stop(), 2_000);
    await collector.stop();
    expect(logged).not.toContain("canary");
    expect(logged.match(/traces can't be sent/g)?.length ?? 0).toBeLessThan(2);
  });

  test("never answers lets Umeed answer and stop", async () => {
    const collector = await startCollector(() => {});
    const umeed = await startTestUmeed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
    expect((await umeed.call("GET", "/city")).status).toBe(200);
    await inTime(umeed.stop(), 3_000);
    expect(collector.requests).toHaveLength(1);
    await collector.stop();
  });

  test("is away is logged once, and once when it is back", async () => {
    const collector = await startCollector((response) => void response.writeHead(isBroken ? 400 : 200).end());
    let isBroken = true;
    const logged: string[] = [];
    const log = createLog("info", { write: (line) => void logged.push(line) });
    const sender = sendTo({ ...settings, endpoint: collector.address }, log);
    const send = async () => new Promise((resolve) => sender.export([], resolve));
    for (let round = 0; round < 2; round += 1) await send();
    isBroken = false;
    for (let round = 0; round < 2; round += 1) await send();
    expect(logged.map((line) => /"msg":"([^"]+)"/.exec(line)?.[1])).toEqual([
      "traces can't be sent",
      "traces are sent again",
    ]);
    await sender.shutdown();
    await collector.stop();
  });
});

test("without the setting the API is asked without a trace, and with it, with one", async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    asked.push(request.headers.traceparent?.toString());
    response.writeHead(503).end();
  });
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const bound = api.address();
  const production = await productionSettings();
  const API_BASE_URL = `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}/api`;
  const collector = await startCollector();
  for (const isOn of [false, true]) {
    const traces: Record<string, string> = isOn ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } : {};
    const web = await startTestUmeed({ ...production, ...traces, ROLE: "web", API_BASE_URL });
    await (await fetch(`${production.PUBLIC_ORIGIN}/login`)).text();
    await web.stop();
    expect(asked.length).toBeGreaterThan(0);
    // When it stops, the web tier reports the errors of its readers in a call of no page.
    const sent = asked.splice(0).flatMap((traceparent) => traceparent ?? []);
    expect(sent.length > 0).toBe(isOn);
    for (const traceparent of sent) expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  }
  api.closeAllConnections();
  api.close();
  await collector.stop();
});
