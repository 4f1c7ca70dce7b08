import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { registrationOf } from "../../fixtures/registrations.ts";
import { NOON } from "../../support/noon.ts";
import { PUSH_SETTINGS, startPushService, TestBrowser, type PushService } from "../../support/push-service.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const MINUTE = 60_000;

let service: PushService;
let umeed: TestUmeed;
let now = NOON;
/** Of the service, by the end of a browser's address. */
let statuses: Record<string, number> = {};
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  service = await startPushService(
    (response, { path }) => void response.writeHead(statuses[path.slice(1)] ?? 201).end(),
  );
  umeed = await startTestUmeed(PUSH_SETTINGS, { now: () => now, reachPush: service.reach });
});
afterAll(async () => {
  await umeed.stop();
  await service.stop();
  vi.useRealTimers();
});
beforeEach(() => {
  now = NOON;
  statuses = {};
  service.asked.length = 0;
});

let count = 0;
const newBrowser = () => new TestBrowser(`browser-${(count += 1)}`);
const choose = (member: NewMember, body: Record<string, unknown>) => member.call("PUT", "/push", { body });
const all = { messages: true, news: true };
const stored = (member: NewMember) =>
  umeed.db
    .selectFrom("pushSubscription")
    .select(["endpoint", "messages", "news"])
    .where("memberId", "=", member.id)
    .execute();

async function notified(): Promise<[NewMember, TestBrowser]> {
  const [sana, browser] = [await newMember(umeed), newBrowser()];
  const answer = await choose(sana, { ...all, subscription: browser.subscription });
  expect(answer.status).toBe(200);
  return [sana, browser];
}

describe("her choice", () => {
  test("is off at first, and on with the browser's subscription; what of can change without it", async () => {
    const [sana, browser] = [await newMember(umeed), newBrowser()];
    const off = {
      publicKey: PUSH_SETTINGS.PUSH_PUBLIC_KEY,
      isOn: false,
      mayTurnOn: true,
      messages: false,
      news: false,
    };
    expect((await sana.call("GET", "/push")).at("data")).toEqual(off);
    const without = await choose(sana, all);
    expect([without.status, without.at("errors.0.path")]).toEqual([400, "subscription"]);

    const answer = await choose(sana, { ...all, subscription: browser.subscription, timeZone: "Europe/London" });
    expect([answer.status, answer.at("data")]).toEqual([200, { ...off, isOn: true, ...all }]);
    expect((await choose(sana, { messages: false, news: true })).at("data")).toMatchObject({
      isOn: true,
      messages: false,
    });
    expect(await stored(sana)).toEqual([{ endpoint: browser.endpoint, messages: 0, news: 1 }]);

    expect((await sana.call("DELETE", "/push")).at("data")).toEqual(off);
    expect((await sana.call("DELETE", "/push")).status).toBe(200);
    expect(await stored(sana)).toEqual([]);
  });

  const { subscription } = new TestBrowser("x");
  const at = (endpoint: string) => ({ ...all, subscription: { ...subscription, endpoint } });
  test.each([
    ["subscription.endpoint", at("http://push.example.com/x")],
    ["subscription.endpoint", at("https://localhost/x")],
    ["subscription.endpoint", at("https://127.0.0.1/x")],
    ["subscription.endpoint", at("https://2130706433/x")],
    ["subscription.endpoint", at("https://[::1]/x")],
    ["subscription.endpoint", at("https://10.0.0.1/x")],
    ["subscription.endpoint", at("https://database/x")],
    ["subscription.endpoint", at("https://metadata.google.internal/x")],
    ["subscription.endpoint", at("https://printer.local/x")],
    ["subscription.endpoint", at("https://push.example.com:5432/x")],
    ["subscription.endpoint", at("https://user:secret@push.example.com/x")],
    ["subscription.endpoint", at("file:///etc/passwd")],
    ["subscription.endpoint", at("")],
    ["subscription.endpoint", at(`https://push.example.com/${"x".repeat(1_000)}`)],
    [
      "subscription.keys.p256dh",
      { ...all, subscription: { ...subscription, keys: { ...subscription.keys, p256dh: "x" } } },
    ],
    [
      "subscription.keys.auth",
      { ...all, subscription: { ...subscription, keys: { ...subscription.keys, auth: "x" } } },
    ],
    [
      "subscription",
      { ...all, subscription: { ...subscription, keys: { ...subscription.keys, p256dh: "B".repeat(87) } } },
    ],
    ["subscription", { ...all, subscription: "x" }],
    ["messages", { news: true, subscription }],
    ["timeZone", { ...all, subscription, timeZone: "Karachi" }],
  ])("takes no such %s: %#", async (path, body) => {
    const answer = await choose(await newMember(umeed), body);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
  });

  test("cannot be made where she said that the phone is not hers", async () => {
    const sana = await newMember(umeed);
    await umeed.db.updateTable("session").set({ isSharedPhone: 1 }).where("memberId", "=", sana.id).execute();
    const answer = await choose(sana, { ...all, subscription: newBrowser().subscription });
    expect([answer.status, answer.at("code")]).toEqual([403, "shared_phone"]);
    expect((await sana.call("GET", "/push")).at("data.mayTurnOn")).toBe(false);
    expect(await stored(sana)).toEqual([]);
  });

  test("is of one session: who signs in next on the same browser takes it over", async () => {
    const [sana, browser] = await notified();
    const rabia = await newMember(umeed);
    expect((await rabia.call("GET", "/push")).at("data.isOn")).toBe(false);
    await choose(rabia, { ...all, subscription: browser.subscription });
    expect([await stored(sana), (await stored(rabia)).length]).toEqual([[], 1]);
    expect((await sana.call("GET", "/push")).at("data.isOn")).toBe(false);
  });

  test.each([
    ["logs out", (sana: NewMember) => sana.call("POST", "/user/logout")],
    ["deletes her account", (sana: NewMember) => sana.call("DELETE", `/user/delete/${sana.id}`)],
  ])("goes when she %s", async (_, leave) => {
    const [sana] = await notified();
    expect((await leave(sana)).status).toBe(200);
    expect(await stored(sana)).toEqual([]);
    expect(await umeed.db.selectFrom("pushWaiting").selectAll().where("memberId", "=", sana.id).execute()).toEqual([]);
  });

  test("goes in all other places when she ends them", async () => {
    const [sana, browser] = await notified();
    const elsewhere = await umeed.call("POST", "/user/login/number-password", {
      body: { phoneNumber: sana.phoneNumber, password: registrationOf({}).password },
    });
    const token = elsewhere.textAt("token");
    const other = newBrowser();
    const there = await umeed.call("PUT", "/push", { token, body: { ...all, subscription: other.subscription } });
    expect([there.status, (await stored(sana)).length]).toEqual([200, 2]);
    await sana.call("DELETE", "/session");
    expect(await stored(sana)).toMatchObject([{ endpoint: browser.endpoint }]);
  });
});

describe("a message", () => {
  async function written() {
    const [sana, browser] = await notified();
    const rabia = await memberNamed(umeed, "Rabia");
    await umeed.db.updateTable("member").set({ isFindable: 1 }).where("id", "=", sana.id).execute();
    const sent = await rabia.call("POST", "/chat/add", {
      body: { senderId: rabia.id, recieverId: sana.id, text: "canary" },
    });
    expect(sent.status).toBe(200);
    now = NOON + MINUTE;
    vi.advanceTimersByTime(30_000);
    return [sana, browser] as const;
  }

  test("is told of by itself, and the notice names neither writer, words nor site", async () => {
    const [, browser] = await written();
    await expect.poll(() => service.asked).toHaveLength(1);
    const [asked] = service.asked;
    expect(asked && [asked.path, browser.read(asked.body)]).toEqual([
      new URL(browser.endpoint).pathname,
      { title: "You have a new message.", language: "en", path: "/messages", tag: "messages" },
    ]);
  });

  test.each([404, 410])("for a browser that is gone (%d) ends its subscription", async (status) => {
    statuses = { [`browser-${count + 1}`]: status };
    const [sana] = await written();
    await expect.poll(() => stored(sana)).toEqual([]);
    expect((await sana.call("GET", "/push")).at("data.isOn")).toBe(false);
  });

  test("that a service refuses leaves the subscription", async () => {
    statuses = { [`browser-${count + 1}`]: 403 };
    const [sana] = await written();
    await expect.poll(() => service.asked).toHaveLength(1);
    expect(await stored(sana)).toHaveLength(1);
  });
});

describe("reminders", () => {
  test("can come by push once a browser of hers is notified, without a proved number", async () => {
    const sana = await newMember(umeed);
    const before = await sana.call("GET", "/reminder");
    expect(before.at("data")).toMatchObject({ state: "off", channels: ["sms"], isPhoneProved: false });
    const wish = { hour: 10, channel: "push" };
    const refused = await sana.call("PUT", "/reminder", { body: wish });
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "channel"]);

    await choose(sana, { messages: false, news: false, subscription: newBrowser().subscription });
    const answer = await sana.call("PUT", "/reminder", { body: wish });
    expect([answer.status, answer.at("data")]).toEqual([
      200,
      expect.objectContaining({ state: "on", channel: "push", channels: ["sms", "push"] }),
    ]);
    await sana.call("DELETE", "/push");
    expect((await sana.call("GET", "/reminder")).at("data")).toMatchObject({ state: "off", channel: "sms" });
  });
});

test("without keys there is nothing to choose", async () => {
  const bare = await startTestUmeed();
  const sana = await newMember(bare);
  expect((await bare.call("GET", "/setting/app")).at("data.sendsPush")).toBe(false);
  expect((await sana.call("GET", "/push")).status).toBe(404);
  const body = { ...all, subscription: newBrowser().subscription };
  expect((await sana.call("PUT", "/push", { body })).status).toBe(404);
  expect((await umeed.call("GET", "/setting/app")).at("data.sendsPush")).toBe(true);
  await bare.stop();
});
