import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { request as requestSealed } from "node:https";
import { Writable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { createLog } from "../../../server/log.ts";
import { publicLookup } from "../../../server/ports/push/public-addresses.ts";
import { openPush, type PushNotice } from "../../../server/ports/push/sender.ts";
import type { PushReach } from "../../../server/ports/push/web-push.ts";
import { PUSH_SETTINGS, startPushService, TestBrowser } from "../../support/push-service.ts";

const settings = {
  publicKey: PUSH_SETTINGS.PUSH_PUBLIC_KEY,
  privateKey: PUSH_SETTINGS.PUSH_PRIVATE_KEY,
  contact: PUSH_SETTINGS.PUSH_CONTACT,
};
const notice: PushNotice = { title: "You have a new message.", language: "en", path: "/messages", tag: "messages" };

let logged: string;
let counted: string[];
beforeEach(() => {
  [logged, counted] = ["", []];
});

function open(reach: PushReach | undefined) {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const count = (outcome: string) => void counted.push(outcome);
  return openPush(settings, createLog("info", destination), { count, reach });
}

const jsonOf = (part = ""): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString());

test("without keys nothing is offered or sent", async () => {
  const push = await openPush(undefined, createLog("silent"));
  expect([push.publicKey, await push.send(new TestBrowser("a").address, notice, 60)]).toEqual([null, "refused"]);
});

test("a notice comes sealed, signed by the operator, and of one length whatever it says", async () => {
  const service = await startPushService();
  const browser = new TestBrowser("canary");
  const push = await open(service.reach);
  expect(await push.send(browser.address, notice, 60)).toBe("sent");
  const other = { ...notice, title: "آپ کے لیے کچھ نیا ہے۔", language: "ur" as const, tag: "news" };
  expect(await push.send(browser.address, other, 0)).toBe("sent");

  const [first, second] = service.asked;
  if (!first || !second) throw new Error("nothing came");
  expect([browser.read(first.body), browser.read(second.body)]).toEqual([notice, other]);
  expect(first.path).toBe("/canary");
  expect(first.body.length).toBe(second.body.length);
  expect(first.body.toString("latin1")).not.toContain("message");
  expect(first.headers).toMatchObject({ ttl: "60", "content-encoding": "aes128gcm" });
  expect(first.headers["topic"]).toMatch(/^[\w-]{32}$/);
  expect(first.headers["topic"]).not.toBe(second.headers["topic"]);

  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(first.headers.authorization ?? "") ?? [];
  expect(key).toBe(settings.publicKey);
  const [header, claims, signature = ""] = token.split(".");
  expect(jsonOf(claims)).toMatchObject({ aud: "https://push.example.com", sub: settings.contact });
  const point = Buffer.from(settings.publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${header}.${claims}`);
  const sealed = Buffer.from(signature, "base64url");
  expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, sealed)).toBe(true);
  expect([counted, logged]).toEqual([["sent", "sent"], ""]);
  await service.stop();
});

test("what is gone is told apart from what was not taken, never will be, and may have been", async () => {
  const statuses = [
    [200, "sent"],
    [201, "sent"],
    [202, "sent"],
    [307, "unknown"],
    [400, "refused"],
    [403, "refused"],
    [404, "gone"],
    [408, "unknown"],
    [410, "gone"],
    [413, "refused"],
    [429, "notTaken"],
    [500, "unknown"],
    [503, "notTaken"],
  ] as const;
  for (const [status, outcome] of statuses) {
    const service = await startPushService(
      (response) => void response.writeHead(status, { location: "http://127.0.0.1:1/" }).end("canary"),
    );
    const push = await open(service.reach);
    expect([status, await push.send(new TestBrowser("canary").address, notice, 60)]).toEqual([status, outcome]);
    expect(service.asked).toHaveLength(1);
    await service.stop();
  }
  for (const secret of ["canary", "push.example.com", notice.title]) expect(logged).not.toContain(secret);
});

test("a lost connection leaves it unknown, one that was never made does not", async () => {
  const service = await startPushService((response: ServerResponse) => void response.destroy());
  const lost = await open(service.reach);
  expect(await lost.send(new TestBrowser("canary").address, notice, 60)).toBe("unknown");
  await service.stop();

  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const bound = gone.address();
  gone.close();
  const port = bound instanceof Object ? bound.port : 1;
  const nobody = await open({
    request: (_address, options, answered) => request({ ...options, host: "127.0.0.1", port }, answered),
    options: {},
  });
  expect(await nobody.send(new TestBrowser("canary").address, notice, 60)).toBe("notTaken");
  expect(logged).toContain("ECONNREFUSED");
  expect(logged).not.toContain("canary");
});

test("a service that is slow is given up, and nobody knows what it does then", async () => {
  const service = await startPushService(() => {});
  const push = await open(service.reach);
  expect(await push.send(new TestBrowser("slow").address, notice, 60)).toBe("unknown");
  await service.stop();
}, 30_000);

test("a name that means this machine is not connected to", async () => {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const callers: unknown[] = [];
  listening.on("connection", (socket) => callers.push(socket));
  const bound = listening.address();
  const port = bound instanceof Object ? bound.port : 1;
  const push = await open({
    request: (_address, options, answered) => requestSealed({ ...options, host: "push.example.com", port }, answered),
    options: { lookup: publicLookup(async () => [{ address: "127.0.0.1", family: 4 }]) },
  });
  expect(await push.send(new TestBrowser("canary").address, notice, 60)).toBe("refused");
  expect(logged).toContain("ENOTPUBLIC");
  expect([callers, logged.includes("canary")]).toEqual([[], false]);
  listening.close();
});

test("keys that are no browser's are refused without a call", async () => {
  const service = await startPushService();
  const push = await open(service.reach);
  const address = { ...new TestBrowser("x").address, p256dh: "B".repeat(87) };
  expect([await push.send(address, notice, 60), service.asked]).toEqual(["refused", []]);
  await service.stop();
});
