import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../../server/log.ts";
import { openSms } from "../../server/ports/sms/sms.ts";
import { startSmsGateway } from "../support/sms-gateway.ts";

const NUMBER = "+923001234567";
const TEXT = "Your code for a new password is 482913.";
const SECRETS = [NUMBER, "482913", "canary", "127.0.0.1"];

let logged: string;
let terminal: string;
let counted: string[];
beforeEach(() => {
  [logged, terminal] = ["", ""];
  counted = [];
  vi.spyOn(process.stderr, "write").mockImplementation((said) => {
    terminal += String(said);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The way of text messages that an Umeed has with these settings, and what it logs. */
function open(settings: Parameters<typeof openSms>[0]) {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  return openSms(settings, createLog("info", destination), (outcome) => void counted.push(outcome));
}

test("in a trial a message is on the terminal and not in the log", async () => {
  const sms = open({ mode: "trial", smsWebhookUrl: undefined });
  sms.send(NUMBER, TEXT);
  await sms.stop();

  expect(terminal).toBe(`SMS to ${NUMBER}: ${TEXT}\n`);
  expect(logged).toBe("");
});

test("it is known whether messages go anywhere, so that none is tried that nobody waits for", () => {
  const modes = ["trial", "production"] as const;
  expect(modes.map((mode) => open({ mode, smsWebhookUrl: undefined }).isSet)).toEqual([true, false]);
  expect(modes.map((mode) => open({ mode, smsWebhookUrl: "http://127.0.0.1:1/" }).isSet)).toEqual([true, true]);
});

test("in production without a gateway a line in the log says so, and nothing of the message", async () => {
  const sms = open({ mode: "production", smsWebhookUrl: undefined });
  sms.send(NUMBER, TEXT);
  await sms.stop();

  expect(JSON.parse(logged)).toMatchObject({ level: 40, msg: "no SMS was sent: SMS_WEBHOOK_URL is not set" });
  for (const secret of SECRETS) expect(logged + terminal).not.toContain(secret);
  expect(counted).toEqual(["failed"]);
});

test("a gateway is posted number and text, and who stops waits until it has them; nothing is logged", async () => {
  const reached = Promise.withResolvers<ServerResponse>();
  const gateway = await startSmsGateway(reached.resolve);
  const sms = open({ mode: "trial", smsWebhookUrl: gateway.url });
  sms.send(NUMBER, TEXT);
  expect(gateway.messages).toEqual([]);
  let hasStopped = false;
  const stopped = sms.stop().then(() => (hasStopped = true));
  const response = await reached.promise;
  expect(hasStopped).toBe(false);
  response.end();
  await stopped;

  expect(gateway.messages).toEqual([{ number: NUMBER, text: TEXT }]);
  expect(logged + terminal).toBe("");
  expect(counted).toEqual(["sent"]);
  await gateway.stop();
});

test("a gateway that refuses, leads elsewhere or is not there is logged, without number, code and key", async () => {
  const elsewhere = await startSmsGateway();
  const refusing = await startSmsGateway((response) => void response.writeHead(500).end("canary"));
  const leading = await startSmsGateway((response) => void response.writeHead(307, { location: elsewhere.url }).end());
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const bound = gone.address();
  gone.close();
  const nowhere = `http://127.0.0.1:${bound instanceof Object ? bound.port : 1}/?key=canary`;
  for (const [smsWebhookUrl, line] of [
    [refusing.url, { level: 50, status: 500, msg: "the SMS gateway refused a message" }],
    [leading.url, { level: 50, reason: "TypeError", msg: "the SMS gateway could not be reached" }],
    [nowhere, { level: 50, reason: "TypeError", msg: "the SMS gateway could not be reached" }],
  ] as const) {
    logged = "";
    const sms = open({ mode: "production", smsWebhookUrl });
    sms.send(NUMBER, TEXT);
    await sms.stop();
    expect(JSON.parse(logged)).toMatchObject(line);
    for (const secret of SECRETS) expect(logged + terminal).not.toContain(secret);
  }
  expect(elsewhere.messages).toEqual([]);
  expect(counted).toEqual(["failed", "failed", "failed"]);
  for (const gateway of [elsewhere, refusing, leading]) await gateway.stop();
});

test("a gateway that does not answer is given up after five seconds", async () => {
  const silent = await startSmsGateway(() => {});
  const sms = open({ mode: "production", smsWebhookUrl: silent.url });
  const started = performance.now();
  sms.send(NUMBER, TEXT);
  await sms.stop();

  expect(performance.now() - started).toBeGreaterThan(4_900);
  expect(JSON.parse(logged)).toMatchObject({ reason: "TimeoutError" });
  for (const secret of SECRETS) expect(logged).not.toContain(secret);
  await silent.stop();
}, 30_000);
