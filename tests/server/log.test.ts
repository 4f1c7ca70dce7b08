import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../server/log.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { startUmeedProcess, type UmeedProcess } from "../support/umeed-process.ts";
import { registrationOf } from "../fixtures/registrations.ts";

const everyLine = { level: z.number(), time: z.iso.datetime(), requestId: z.string() };
const requestLine = z.strictObject({
  ...everyLine,
  method: z.string(),
  path: z.string(),
  status: z.number(),
  ms: z.number(),
  finished: z.boolean(),
  msg: z.literal("request"),
});
const accessLine = z.strictObject({
  ...everyLine,
  event: z.string(),
  outcome: z.string(),
  memberId: z.string().optional(),
  msg: z.literal("access"),
});
const line = z.discriminatedUnion("msg", [requestLine, accessLine]);

/** The lines of one kind that were written after the first `before` characters. */
const linesSince = (before: number) =>
  umeed
    .output()
    .slice(before)
    .split("\n")
    .filter(Boolean)
    .map((text) => line.parse(JSON.parse(text)));
const requestsSince = (before: number) => linesSince(before).filter((found) => found.msg === "request");
const accessSince = (before: number) => linesSince(before).filter((found) => found.msg === "access");

let DATA_DIR: string;
let umeed: UmeedProcess;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "umeed-"));
  await fillFolder(DATA_DIR, "trialToday");
  umeed = await startUmeedProcess({ DATA_DIR });
});
afterAll(async () => {
  umeed.kill("SIGTERM");
  await umeed.ended;
  await rm(DATA_DIR, { recursive: true });
});

const lastMenstrualPeriod = new Date(Date.now() - 100 * 86_400_000).toISOString();

test("each request is one JSON line, with nothing in it of who called or what was said", async () => {
  const person = registrationOf({
    lastMenstrualPeriod,
    fullName: "Zarqa Canary",
    phoneNumber: "+923217654321",
    email: "canary@example.org",
  });
  const call = (method: string, path: string, options: RequestInit = {}) =>
    fetch(`${umeed.address}/api${path}`, { method, ...options });
  const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const before = umeed.output().length;

  const registered = await call("POST", "/user/register", json(person));
  const { token } = z.object({ token: z.string() }).parse(await registered.json());
  const requestIds = [registered.headers.get("x-request-id")];
  const others = [
    await call("POST", "/user/login/number-password", json({ ...person, password: "wrong canary password" })),
    await call("POST", "/user/login/number-password", {
      body: `{"phoneNumber":"${person.phoneNumber}`,
      headers: { "content-type": "application/json" },
    }),
    await call("GET", "/user/me?token=canary-in-a-query&phone=03217654321", { headers: { "x-auth-header": token } }),
    await call("GET", "/pregnancyinfo/user", { headers: { authorization: `Bearer ${token}` } }),
    await call("GET", "/user/me", { headers: { "x-auth-header": "canary-token-of-nobody" } }),
    await call("GET", "/no/such/call"),
    await call("GET", "/%zz"),
    await call("POST", "/user/switchpregnancy", {
      ...json({ isPregnant: false, babyName: "Canary baby", babyBirthDate: "2020-01-01" }),
      headers: { "x-auth-header": token, "content-type": "application/json" },
    }),
  ];
  for (const answer of others) {
    requestIds.push(answer.headers.get("x-request-id"));
    await answer.text();
  }

  await expect.poll(() => requestsSince(before).length).toBe(requestIds.length);
  const written = umeed.output().slice(before);
  const lines = requestsSince(before);
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(requestIds));
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "POST /api/user/register 200",
    "POST /api/user/login/number-password 401",
    "POST /api/user/login/number-password 400",
    "GET /api/user/me 200",
    "GET /api/pregnancyinfo/user 200",
    "GET /api/user/me 401",
    "GET /api/no/such/call 404",
    "GET /api/%zz 400",
    "POST /api/user/switchpregnancy 400",
  ]);
  for (const secret of [token, person.password, "canary", "7654321", "a quiet lamp", "31.5", "74.3", "127.0.0.1"]) {
    expect(written.toLowerCase()).not.toContain(secret.toLowerCase());
  }
  expect(umeed.errors()).toBe("");
});

test("each try to get into an account, and each way out, is a line that says whose it was and no more", async () => {
  const person = registrationOf({ fullName: "Zarqa Canary", lastMenstrualPeriod });
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token ? { "x-auth-header": token } : {}) };
    const answer = await fetch(`${umeed.address}/api${path}`, { method: "POST", body: JSON.stringify(body), headers });
    return { requestId: answer.headers.get("x-request-id"), body: answered.parse(await answer.json()) };
  };
  const answered = z.object({ token: z.string().optional(), user: z.object({ _id: z.string() }).optional() });
  const logIn = (password: string, phoneNumber: string = person.phoneNumber) =>
    post("/user/login/number-password", { phoneNumber, password });
  const before = umeed.output().length;

  const registered = await post("/user/register", person);
  const taken = await post("/user/register", person);
  const signedIn = await logIn(person.password);
  const wrong = await logIn("wrong canary password");
  const unknown = await logIn("wrong canary password", "03009999999");
  for (let tries = 2; tries < 10; tries += 1) await logIn("wrong canary password");
  const lockedOut = await logIn("wrong canary password");
  const loggedOut = await post("/user/logout", {}, signedIn.body.token);
  const again = await post("/user/logout", {}, signedIn.body.token);
  const notTried = await post("/user/login/number-password", {});

  await expect.poll(() => requestsSince(before).some(({ requestId }) => requestId === notTried.requestId)).toBe(true);
  const lines = accessSince(before);
  const of = ({ requestId }: { requestId: string | null }) => {
    const found = lines.filter((line) => line.requestId === requestId);
    return found.map(({ event, outcome, memberId, level }) => [event, outcome, memberId, level]);
  };
  const her = registered.body.user?._id;
  expect(her).toMatch(/\w/);
  expect(of(registered)).toEqual([["sign-up", "done", her, 30]]);
  expect(of(taken)).toEqual([["sign-up", "refused", undefined, 40]]);
  expect(of(signedIn)).toEqual([["sign-in", "done", her, 30]]);
  expect(of(wrong)).toEqual([["sign-in", "refused", her, 40]]);
  expect(of(unknown)).toEqual([["sign-in", "refused", undefined, 40]]);
  expect(of(lockedOut)).toEqual([["sign-in", "locked out", her, 40]]);
  expect(of(loggedOut)).toEqual([["log-out", "done", her, 30]]);
  expect(of(again)).toEqual([["log-out", "refused", undefined, 40]]);
  expect(of(notTried)).toEqual([]);
  const written = umeed.output().slice(before);
  const secrets = [person.phoneNumber, "9999999", person.password, "canary", signedIn.body.token ?? "no token"];
  for (const secret of secrets) expect(written.toLowerCase()).not.toContain(secret.toLowerCase());
});

test("a call in another's name is a line that says who made it, and nothing of what was said", async () => {
  const started = umeed.output().length;
  const registered = await fetch(`${umeed.address}/api/user/register`, {
    method: "POST",
    body: JSON.stringify(registrationOf({ lastMenstrualPeriod })),
    headers: { "content-type": "application/json" },
  });
  const { token, user } = z
    .object({ token: z.string(), user: z.object({ _id: z.string() }) })
    .parse(await registered.json());
  const whose = registered.headers.get("x-request-id");
  await expect.poll(() => requestsSince(started).some(({ requestId }) => requestId === whose)).toBe(true);
  const before = umeed.output().length;

  const ids = { senderId: "a".repeat(24), recieverId: user._id };
  const requestIds: unknown[] = [];
  for (const [path, body] of [
    ["/chat/add", { ...ids, text: "canary", createdAt: 5 }],
    ["/chat/get", { ...ids, recieverId: "b".repeat(24) }],
  ] as const) {
    const headers = { "content-type": "application/json", "x-auth-header": token };
    const answer = await fetch(`${umeed.address}/api${path}`, { method: "POST", body: JSON.stringify(body), headers });
    expect(answer.status).toBe(403);
    requestIds.push(answer.headers.get("x-request-id"));
  }

  await expect.poll(() => requestsSince(before).length).toBe(2);
  expect(accessSince(before)).toMatchObject(
    requestIds.map((requestId) => ({
      requestId,
      level: 40,
      event: "another's name",
      outcome: "refused",
      memberId: user._id,
    })),
  );
  expect(umeed.output().slice(before)).not.toContain("canary");
});

test("an error of the database is logged without the row that it was about", () => {
  let written = "";
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const error = Object.assign(new Error('null value in column "email" violates a constraint'), {
    code: "23502",
    detail: "Failing row contains (Zarqa Canary, +923217654321, $argon2id$canary).",
    where: "canary",
    parameters: ["+923217654321"],
    cause: Object.assign(new Error("beneath"), { detail: "canary +923217654321" }),
  });

  createLog("error", destination).error({ err: error, requestId: "r-1" }, "request failed");

  expect(JSON.parse(written)).toMatchObject({
    requestId: "r-1",
    msg: "request failed",
    err: { type: "Error", code: "23502", message: expect.stringContaining("null value"), stack: expect.any(String) },
  });
  expect(written).not.toMatch(/canary|7654321/i);
});

test("a request whose sender leaves in the middle is a line, and no error", async () => {
  const before = umeed.output().length;
  const { hostname, port } = new URL(umeed.address ?? "");
  const socket = connect(Number(port), hostname);
  const head = ["POST /api/user/login/number-password HTTP/1.1", `Host: ${hostname}:${port}`, "Expect: 100-continue"];
  socket.write([...head, "Content-Type: application/json", "Content-Length: 1000", "", '{"phoneNumber'].join("\r\n"));
  // The server has it.
  await once(socket, "data");
  socket.destroy();

  await expect.poll(() => linesSince(before)).toHaveLength(1);
  await fetch(`${umeed.address}/api/week/none`);
  await expect.poll(() => linesSince(before).length).toBeGreaterThan(1);
  expect(linesSince(before)).toMatchObject([
    { msg: "request", finished: false },
    { msg: "request", status: 404 },
  ]);
});
