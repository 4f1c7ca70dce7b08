import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import { Writable } from "node:stream";
import { beforeEach, expect, test, vi } from "vitest";
import { GATEWAY_CHANNELS } from "../../server/contract/reminders/channels.ts";
import { createLog } from "../../server/log.ts";
import { openReminders, type Reminder, type ReminderSettings } from "../../server/ports/reminders/sender.ts";
import { startReminderGateway } from "../support/reminder-gateway.ts";

const reminder: Reminder = {
  channel: "sms",
  number: "+923001234567",
  text: "You have an appointment on Tuesday. Reply STOP to end.",
  language: "en",
  key: "k1",
};
const SECRETS = [reminder.number, "appointment", "canary", "127.0.0.1"];

let logged: string;
let counted: string[][];
beforeEach(() => {
  [logged, counted] = ["", []];
});

function open(settings: Partial<ReminderSettings>, mode: "trial" | "production" = "production") {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const reminders = {
    urls: {},
    label: undefined,
    caps: { day: 7, month: undefined },
    answerSecret: "x".repeat(32),
    ...settings,
  };
  return openReminders({ mode, reminders }, createLog("info", destination), (...one) => void counted.push(one));
}

test("no reminders are offered without a gateway, nor where nobody would hear of STOP; a trial has them on its terminal", async () => {
  const sms = "http://127.0.0.1:1/";
  expect(open({}).channels).toEqual([]);
  expect(open({ urls: { sms }, answerSecret: undefined }).channels).toEqual([]);
  expect(open({ urls: { sms } }).channels).toEqual(["sms"]);
  expect(open({ urls: { sms, call: sms, whatsapp: sms } }).channels).toEqual(["sms", "call", "whatsapp"]);

  let terminal = "";
  vi.spyOn(process.stderr, "write").mockImplementation((said) => Boolean((terminal += String(said))));
  const trial = open({}, "trial");
  expect([trial.channels, await trial.send(reminder)]).toEqual([["sms"], "sent"]);
  expect(terminal).toBe(`Reminder by sms to ${reminder.number}: ${reminder.text}\n`);
  expect(logged).toBe("");
});

test.each(GATEWAY_CHANNELS)(
  "a gateway for %s is posted the whole of it, with the key and the operator's label",
  async (channel) => {
    const [gateway, other] = [await startReminderGateway(), await startReminderGateway()];
    const urls = { sms: other.url, call: other.url, whatsapp: other.url, [channel]: gateway.url };
    const sender = open({ urls, label: "8000" });
    expect(await sender.send({ ...reminder, channel })).toBe("sent");

    expect(gateway.asked).toEqual([{ ...reminder, channel, sender: "8000" }]);
    expect([other.asked, logged, counted]).toEqual([[], "", [[channel, "sent"]]]);
    for (const one of [gateway, other]) await one.stop();
  },
);

test.each(GATEWAY_CHANNELS)(
  "what a gateway for %s may have sent is unknown, and what it never took is told apart from what it never will",
  async (channel) => {
    const statuses = [
      [202, "sent"],
      [400, "refused"],
      [404, "refused"],
      [408, "unknown"],
      [429, "notTaken"],
      [500, "unknown"],
      [502, "unknown"],
      [503, "notTaken"],
      [504, "unknown"],
    ] as const;
    for (const [status, outcome] of statuses) {
      const gateway = await startReminderGateway((response) => void response.writeHead(status).end("canary"));
      const sender = open({ urls: { [channel]: gateway.url, sms: gateway.url } });
      expect([status, await sender.send({ ...reminder, channel })]).toEqual([status, outcome]);
      await gateway.stop();
    }
    const elsewhere = await startReminderGateway();
    const ways: [(response: ServerResponse) => void, string][] = [
      [(response) => void response.destroy(), "a lost connection"],
      [(response) => void response.writeHead(307, { location: elsewhere.url }).end(), "a redirect"],
    ];
    for (const [answer, name] of ways) {
      const gateway = await startReminderGateway(answer);
      const sender = open({ urls: { [channel]: gateway.url, sms: gateway.url } });
      expect([name, await sender.send({ ...reminder, channel })]).toEqual([name, "unknown"]);
      await gateway.stop();
    }
    expect(elsewhere.asked).toEqual([]);
    for (const secret of SECRETS) expect(logged).not.toContain(secret);
    await elsewhere.stop();
  },
);

test("a gateway that is not there has taken nothing", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const bound = gone.address();
  gone.close();
  const sms = `http://127.0.0.1:${bound instanceof Object ? bound.port : 1}/?key=canary`;
  expect(await open({ urls: { sms } }).send(reminder)).toBe("notTaken");
  expect(JSON.parse(logged)).toMatchObject({ reason: "ECONNREFUSED", channel: "sms" });
  for (const secret of SECRETS) expect(logged).not.toContain(secret);
});

test("a gateway of any channel that is slow is given up after five seconds, and nobody knows what it does then", async () => {
  const gateway = await startReminderGateway(() => {});
  const urls = { sms: gateway.url, call: gateway.url, whatsapp: gateway.url };
  const sender = open({ urls });
  const outcomes = await Promise.all(GATEWAY_CHANNELS.map((channel) => sender.send({ ...reminder, channel })));
  expect(outcomes).toEqual(["unknown", "unknown", "unknown"]);
  const lines: unknown[] = logged
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual(GATEWAY_CHANNELS.map(() => expect.objectContaining({ reason: "TimeoutError" })));
  await gateway.stop();
}, 30_000);

test.each(GATEWAY_CHANNELS)("a gateway for %s that is asked twice with one key sends it once", async (channel) => {
  const gateway = await startReminderGateway(
    (response, times) => void response.writeHead(times === 1 ? 503 : 200).end(),
  );
  const sender = open({ urls: { sms: gateway.url, [channel]: gateway.url } });
  const send = () => sender.send({ ...reminder, channel });
  expect([await send(), await send()]).toEqual(["notTaken", "sent"]);
  expect([gateway.asked.length, gateway.sent.length]).toEqual([2, 1]);
  await gateway.stop();
});
