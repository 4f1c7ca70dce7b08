import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTurns } from "../../server/http/in-turns.ts";
import { createListener, type ListenerOptions } from "../../server/http/listener.ts";
import { readinessOf } from "../../server/http/readiness.ts";
import { createLog } from "../../server/log.ts";
import { productionSettings } from "../support/production.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { registrationOf } from "../fixtures/registrations.ts";

/** The status of an answer to a request that `fetch` would not send. */
async function statusOfRaw(address: string, requestLine: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.end(`${requestLine} HTTP/1.1\r\nHost: umeed\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const text of socket) answer += String(text);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

describe("the listener", () => {
  let umeed: TestUmeed;
  beforeAll(async () => {
    umeed = await startTestUmeed();
  });
  afterAll(() => umeed.stop());

  test("says that the process is alive and that it is ready", async () => {
    const [alive, ready] = [await fetch(`${umeed.address}/healthz`), await fetch(`${umeed.address}/readyz`)];

    expect([alive.status, await alive.text()]).toEqual([200, "ok\n"]);
    expect([ready.status, await ready.text()]).toEqual([200, "ready\n"]);
    expect(ready.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["TRACE /healthz", 405],
    ["TRACE /api/week", 405],
    ["PROPFIND /api/week", 405],
    ["GET /api/%zz", 400],
    ["GET /%zz", 400],
    ["GET /api/week/%E0%A4%A", 400],
    ["GET /api/week/%00", 400],
    ["GET //api/week", 404],
    ["GET /apiary", 404],
    ["GET /api", 404],
    ["GET http://elsewhere.example.org/api/week", 200],
    ["OPTIONS /api/week", 404],
    ["HEAD /api/week", 200],
  ])("%s is answered %i", async (requestLine, status) => {
    expect(await statusOfRaw(umeed.address, requestLine)).toBe(status);
  });

  test.each([
    ["PROPFIND", "/api/week", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["PROPFIND", "/", "GET, HEAD, POST"],
    ["PUT", "/login", "GET, HEAD, POST"],
    ["OPTIONS", "/", "GET, HEAD, POST"],
    ["OPTIONS", "/user/update", "GET, HEAD, POST, PUT"],
  ])("a method that is not taken, as %s %s, is told which are", async (method, path, allowed) => {
    const answer = await fetch(umeed.address + path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  });

  test("every answer has the headers that protect, and a request id of its own", async () => {
    const answers = await Promise.all(
      ["/healthz", "/api/week", "/api/no/such", "/nowhere", "/api/%zz"].map((path) => fetch(umeed.address + path)),
    );

    for (const { headers } of answers) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toBe("camera=(), microphone=(), geolocation=(self)");
      expect(headers.has("x-powered-by")).toBe(false);
    }
    expect(new Set(answers.map(({ headers }) => headers.get("x-request-id"))).size).toBe(5);
  });

  test("a picture, which is no document, has what protects it and not what governs documents", async () => {
    const { status, headers } = await fetch(`${umeed.address}/api/pictures/stage-corn.svg`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    for (const name of ["cross-origin-opener-policy", "permissions-policy", "x-request-id"])
      expect(headers.has(name)).toBe(false);
  });

  test("keeps an idle connection longer than a proxy before it does, so that none is closed under a form", async () => {
    const { headers } = await fetch(`${umeed.address}/healthz`);
    const kept = Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1]);

    const nginxDefault = 60;
    const caddyfile = await readFile(new URL("../../server/deploy/Caddyfile", import.meta.url), "utf8");
    const inCaddyfile = [...caddyfile.matchAll(/keepalive (\d+)s/g)].map(([, seconds]) => Number(seconds));
    expect(inCaddyfile).toHaveLength(1);
    for (const seconds of [nginxDefault, ...inCaddyfile]) expect(kept).toBeGreaterThan(seconds);
  });

  test.each(["br", "gzip"])("large answers go out as %s to who takes it, and say that they vary", async (encoding) => {
    const answer = await fetch(`${umeed.address}/api/week`, { headers: { "accept-encoding": encoding } });
    const plain = await fetch(`${umeed.address}/api/week`, { headers: { "accept-encoding": "identity" } });

    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(await plain.text());
  });
});

async function listenWith(options: Partial<ListenerOptions>) {
  const nothing = { publicOrigin: undefined, trustedProxies: [], api: undefined, files: undefined, pages: undefined };
  const usual = { log: createLog("silent"), readiness: () => Promise.resolve({}), turns: inTurns() };
  const server = createServer(createListener({ ...nothing, ...usual, ...options }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return { server, address: `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}` };
}

test("without its database it is alive, not ready, and says what is missing", async () => {
  const { server, address } = await listenWith({
    readiness: async () => readinessOf("database", () => Promise.reject(new Error("gone"))),
  });

  const [alive, ready] = [await fetch(`${address}/healthz`), await fetch(`${address}/readyz`)];

  expect(alive.status).toBe(200);
  expect([ready.status, await ready.text()]).toEqual([503, "not ready: database\n"]);
  server.close();
  server.closeAllConnections();
});

test("lets in who comes new while it is asked for more pages than it can make", async () => {
  let pages = 0;
  const { server, address } = await listenWith({ pages: () => new Response(`page ${(pages += 1)}`) });
  const over = new AbortController();
  const asking = Array.from({ length: 16 }, async () => {
    while (!over.signal.aborted) await (await fetch(address)).text();
  });
  await expect.poll(() => pages).toBeGreaterThan(100);

  const before = pages;
  const inALine = Array.from({ length: 10 }, () => statusOfRaw(address, "GET /healthz"));
  expect(await Promise.all(inALine)).toEqual(Array<number>(10).fill(200));
  const meanwhile = pages - before;
  over.abort();
  await Promise.all(asking);
  // One connection is let in a turn: with all pages in one turn these are a hundred.
  expect(meanwhile).toBeLessThan(50);
  server.close();
  server.closeAllConnections();
});

describe("who is said to call", () => {
  test.each([
    [[], "203.0.113.7", "127.0.0.1", "nobody is believed where no proxy is trusted"],
    [["127.0.0.1"], "203.0.113.7", "203.0.113.7", "a trusted proxy is"],
    [["10.0.0.1"], "203.0.113.7", "127.0.0.1", "another one's word is not that proxy's"],
    [["127.0.0.0/8"], "198.51.100.1, 203.0.113.7", "203.0.113.7", "what stands before a stranger is his own tale"],
    [["127.0.0.0/8", "10.0.0.0/8"], "198.51.100.1, 203.0.113.7, 10.1.2.3", "203.0.113.7", "proxies stand in a row"],
    [["127.0.0.1"], "2001:db8::1", "2001:db8::1", "IPv6 is an address too"],
    [["127.0.0.1"], "::ffff:203.0.113.7", "203.0.113.7", "and IPv4 in its clothes is IPv4"],
    [["127.0.0.1"], "somebody", "127.0.0.1", "a word is no address"],
    [["127.0.0.1"], "", "127.0.0.1", "nothing is none"],
  ])("with %j trusted, '%s' is %s: %s", async (trustedProxies, forwarded, expected) => {
    const { server, address } = await listenWith({
      trustedProxies,
      api: (_request, peer) => new Response(peer.address),
    });

    const answer = await fetch(`${address}/api/who`, { headers: { "x-forwarded-for": forwarded } });

    expect(await answer.text()).toBe(expected);
    server.close();
    server.closeAllConnections();
  });

  test("decides who is counted together", async () => {
    const umeed = await startTestUmeed({ ...(await productionSettings()), TRUSTED_PROXIES: "127.0.0.1" });
    const signUpFrom = async (address: string) => {
      // A number that can't be is refused after the sign-up was counted, which spares the work for a password.
      const body = registrationOf({ phoneNumber: "12" });
      return (await umeed.call("POST", "/user/register", { body, headers: { "x-forwarded-for": address } })).status;
    };

    const statuses = await Promise.all(Array.from({ length: 21 }, (_, index) => signUpFrom(`2001:db8:1:2::${index}`)));

    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await signUpFrom("2001:db8:1:3::1")).toBe(400);
    expect(await signUpFrom("203.0.113.7")).toBe(400);
    await umeed.stop();
  });
});
