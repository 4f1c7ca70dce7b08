import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { noteFault } from "../support/fault-note.ts";
import { freePort } from "../support/free-port.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { startUmeedProcess } from "../support/umeed-process.ts";
import { OpenPage } from "../fixtures/open-page.ts";
import { expectWithin } from "../support/figures.ts";

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "umeed-"));
  await fillFolder(DATA_DIR, "trialToday");
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

/** A request whose body comes in two parts, with a pause between them for as long as the test likes. */
async function slowRequest(address: string) {
  const { hostname, port } = new URL(address);
  const body = JSON.stringify({ phoneNumber: "+923001234567", password: "not the right one" });
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  let answer = "";
  socket.on("data", (text) => (answer += String(text)));
  await once(socket, "connect");
  const head = ["POST /api/user/login/number-password HTTP/1.1", "Host: umeed", "Content-Type: application/json"];
  socket.write([...head, "Expect: 100-continue", `Content-Length: ${body.length}`, "", ""].join("\r\n"));
  // The server has it.
  await once(socket, "data");
  socket.write(body.slice(0, 20));
  return {
    async finish() {
      socket.write(body.slice(20));
      await once(socket, "close");
      return answer;
    },
  };
}

test("told to stop, it answers what is in flight, takes nothing new, and ends well within 10 seconds", async () => {
  const umeed = await startUmeedProcess({ DATA_DIR, LOG_LEVEL: "silent" });
  const address = umeed.address ?? "";
  const idle = await fetch(`${address}/healthz`, { headers: { connection: "keep-alive" } });
  await idle.text();
  const slow = await slowRequest(address);
  const asked = performance.now();
  umeed.kill("SIGTERM");
  await expect.poll(() => fetch(`${address}/healthz`).catch((error: unknown) => error)).toBeInstanceOf(TypeError);
  const answer = await slow.finish();
  const end = await umeed.ended;

  const [, status] = /\r\n\r\nHTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  noteFault({ saw: `the request under way: ${status}`, healedAfter: performance.now() - asked });
  expect(answer).toMatch(/^HTTP\/1\.1 100 .*\r\n\r\nHTTP\/1\.1 401 /);
  expect(answer).toContain("wrong_credentials");
  expect(end).toEqual({ code: 0, signal: null });
  expectWithin(10_000, asked);
  expect(umeed.errors()).toBe("");
});

test("told to stop, it answers a request that has begun to arrive, and says that the connection ends with it", async () => {
  const umeed = await startUmeedProcess({ DATA_DIR, LOG_LEVEL: "silent" });
  const address = umeed.address ?? "";
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  let answer = "";
  socket.on("data", (text) => (answer += String(text)));
  await once(socket, "connect");
  socket.write("GET /healthz HTTP/1.1\r\nHost: umeed\r\n");
  await (await fetch(`${address}/healthz`)).text();
  umeed.kill("SIGTERM");
  await expect.poll(() => fetch(`${address}/healthz`).catch((error: unknown) => error)).toBeInstanceOf(TypeError);
  socket.write("\r\n");
  await once(socket, "close");

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*Connection: close\r\n/);
  expect(await umeed.ended).toEqual({ code: 0, signal: null });
});

test("told to stop, it ends open pages' streams at once, also without the broker that it was told of", async () => {
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const umeed = await startUmeedProcess({ DATA_DIR, REDIS_URL, LOG_LEVEL: "silent" });
  const address = umeed.address ?? "";
  const [, phoneNumber, password] = /log in {2}(\S+) with password (\S+)/.exec(umeed.output()) ?? [];
  const signedIn = await fetch(`${address}/api/user/login/number-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phoneNumber, password }),
  });
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
  const page = await new OpenPage({ address }, { token }).isOpen();
  const readiness = await fetch(`${address}/readyz`);

  const asked = performance.now();
  umeed.kill("SIGTERM");
  await page.ended;
  const end = await umeed.ended;

  expect([readiness.status, await readiness.text()]).toEqual([200, "ready, without broker\n"]);
  expect(end).toEqual({ code: 0, signal: null });
  expectWithin(3_000, asked);
  expect(umeed.errors()).toBe("");
});
