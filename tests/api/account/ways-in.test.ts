import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, provedMember, type NewMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

const OLD = "a quiet lamp";
const NEW = "a lamp by the river";
const MESSAGE = "Reset password successfully";
const ALL = ["recoveryCodes", "phoneChange", "calendarAddress"];
const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";

let gateway: SmsGateway;
let umeed: TestUmeed;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  gateway = await startSmsGateway();
  umeed = await startTestUmeed({ SMS_WEBHOOK_URL: gateway.url }, { now: () => now });
});
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
});
beforeEach(async () => {
  now = NOON;
  sana = await provedMember(umeed);
});

const forgot = (body: Record<string, unknown>, headers = {}) =>
  umeed.call("POST", "/user/forgot-password", { body: { phoneNumber: sana.phoneNumber, ...body }, headers });
const change = (
  body: Record<string, unknown> = {},
  options: { token?: string; headers?: Record<string, string> } = {},
) =>
  umeed.call("POST", "/user/reset-password", {
    body: { phoneNumber: sana.phoneNumber, password: OLD, newPassword: NEW, ...body },
    ...options,
  });
const signIn = async (password: string) =>
  (await forMember("POST", "/user/login/number-password", { password })).textAt("token");
const forMember = (method: string, path: string, body: Record<string, unknown>) =>
  umeed.call(method, path, { body: { phoneNumber: sana.phoneNumber, ...body } });
const isRead = async (path: string) => (await umeed.call("GET", path)).status;
const sentTo = (number = sana.phoneNumber) => gateway.messages.filter((sent) => sent.number === number);
const lastSms = async () => {
  const find = () => sentTo().find(({ text }) => text.includes("password was"))?.text;
  await expect.poll(find).toBeDefined();
  return find() ?? "";
};
const toldAs = async (token: string) =>
  (await umeed.call("GET", "/notification/pagination", { token })).at("data.0.sentence");

async function codesOf(member: NewMember): Promise<string[]> {
  const { body } = await member.call("POST", "/user/recovery-codes", { body: { password: OLD } });
  const codes = body["data"] instanceof Object && "codes" in body["data"] ? body["data"].codes : [];
  return Array.isArray(codes) ? codes.map(String) : [];
}

/** A member with recovery codes, a begun change of number and a calendar address. */
async function withEveryWayIn() {
  const recoveryCodes = await codesOf(sana);
  const newNumber = nextPhoneNumber();
  expect(
    (await sana.call("POST", "/user/phone-change", { body: { phoneNumber: newNumber, password: OLD } })).status,
  ).toBe(202);
  const phoneCode = await gateway.codeFor(newNumber);
  const feed = (await sana.call("POST", "/calendar/feed")).textAt("data.path");
  expect(await isRead(feed)).toBe(200);
  return { recoveryCodes, newNumber, phoneCode, feed };
}
type WaysIn = Awaited<ReturnType<typeof withEveryWayIn>>;

async function smsCode() {
  expect((await forgot({})).status).toBe(202);
  return gateway.codeFor(sana.phoneNumber);
}

async function operatorCode() {
  const rabia = await memberNamed(umeed, "Rabia", "administrator");
  const proof = { proof: "She called from her number." };
  return (await rabia.call("POST", `/member/${sana.id}/reset-code`, { body: proof })).textAt("data.code");
}

/** What is left of the ways into the account for who signs in with the present password. */
async function left({ feed, phoneCode, newNumber, recoveryCodes }: WaysIn, token: string) {
  const pending = (await umeed.call("GET", "/user/phone-change", { token })).at("data.phoneNumber") === newNumber;
  const { status } = await umeed.call("PUT", "/user/phone-change", { token, body: { code: phoneCode } });
  const phoneNumber = status === 200 ? newNumber : sana.phoneNumber;
  const codes = (await umeed.call("GET", "/user/recovery-codes", { token })).at("data.left");
  const feedStatus = await isRead(feed);
  const recovery = await forgot({ phoneNumber, code: recoveryCodes.at(-1), password: "yet another lamp" });
  return { feed: feedStatus, pending, phoneChange: status, codes, recovery: recovery.status };
}
const EVERYTHING = { feed: 200, pending: true, phoneChange: 200, codes: 5, recovery: 200 };
const NOTHING = { feed: 404, pending: false, phoneChange: 400, codes: 0, recovery: 401 };

describe("a reset of the password", () => {
  test.each([
    ["a code by SMS", smsCode],
    ["a code that an administrator gave out", operatorCode],
    ["a recovery code", null],
  ])("with %s ends recovery codes, pending change of number and calendar address", async (_, draw) => {
    const ways = await withEveryWayIn();
    const code = draw ? await draw() : ways.recoveryCodes[0];

    const answer = await forgot({ code, password: NEW });

    expect([answer.status, answer.body]).toEqual([200, { message: MESSAGE, ended: ALL }]);
    expect((await sana.call("GET", "/user/me")).status).toBe(401);
    expect(await left(ways, await signIn(NEW))).toEqual(NOTHING);
  });

  test("ends every other code for a password of the number", async () => {
    const ways = await withEveryWayIn();
    const [bySms, byOperator] = [await smsCode(), await operatorCode()];
    expect((await forgot({ code: ways.recoveryCodes[0], password: NEW })).status).toBe(200);
    for (const code of [bySms, byOperator]) {
      expect((await forgot({ code, password: "yet another lamp" })).status).toBe(401);
    }
    expect(await signIn(NEW)).not.toBe("");
  });

  test("leaves the codes of a change that is begun worth nothing, also when the same change is begun again", async () => {
    const { newNumber, phoneCode } = await withEveryWayIn();
    await forgot({ code: await smsCode(), password: NEW });
    const rows = await umeed.db.selectFrom("phoneChange").selectAll().where("memberId", "=", sana.id).execute();
    expect(rows).toEqual([]);
    const token = await signIn(NEW);
    const body = { phoneNumber: newNumber, password: NEW };
    expect((await umeed.call("POST", "/user/phone-change", { token, body })).status).toBe(202);
    // One in a million is drawn again by chance.
    expect((await umeed.call("PUT", "/user/phone-change", { token, body: { code: phoneCode } })).status).toBe(403);
  });

  test("leaves all of it alone when the code is wrong", async () => {
    const ways = await withEveryWayIn();
    expect((await forgot({ code: "no code", password: NEW })).status).toBe(401);
    expect(await left(ways, sana.token)).toEqual(EVERYTHING);
  });

  test("touches nobody else's", async () => {
    const hira = await provedMember(umeed, { fullName: "Hira" });
    await codesOf(hira);
    const feed = (await hira.call("POST", "/calendar/feed")).textAt("data.path");
    await forgot({ code: await smsCode(), password: NEW });
    expect([await isRead(feed), (await hira.call("GET", "/user/recovery-codes")).at("data.left")]).toEqual([200, 5]);
    expect((await hira.call("GET", "/notification/pagination")).at("data")).toEqual([]);
  });

  test("says nothing of what a member did not have", async () => {
    expect((await forgot({ code: await smsCode(), password: NEW })).body).toEqual({ message: MESSAGE });
  });
});

describe("a change of the password", () => {
  test.each([undefined, true])("ends them too, unless she says otherwise (%j)", async (endOtherAccess) => {
    const ways = await withEveryWayIn();
    const reset = await smsCode();
    const answer = await change({ endOtherAccess }, { token: sana.token });
    expect([answer.status, answer.body]).toEqual([200, { message: MESSAGE, ended: ALL }]);
    expect((await forgot({ code: reset, password: "yet another lamp" })).status).toBe(401);
    expect(await left(ways, sana.token)).toEqual(NOTHING);
  });

  test("keeps them when she says so, and ends the other sessions all the same", async () => {
    const ways = await withEveryWayIn();
    const elsewhere = await signIn(OLD);
    const answer = await change({ endOtherAccess: false }, { token: sana.token });
    expect([answer.status, answer.body]).toEqual([200, { message: MESSAGE }]);
    expect((await umeed.call("GET", "/user/me", { token: elsewhere })).status).toBe(401);
    expect(await left(ways, sana.token)).toEqual(EVERYTHING);
  });

  test("keeps them when it is refused", async () => {
    const ways = await withEveryWayIn();
    expect((await change({ password: "not her password" })).status).toBe(401);
    expect((await change({ endOtherAccess: "perhaps" })).status).toBe(400);
    expect(await left(ways, sana.token)).toEqual(EVERYTHING);
  });
});

describe("a session that a reset ends in the same moment", () => {
  test("draws no recovery codes, opens no calendar address and begins no change of number after it", async () => {
    const code = await smsCode();
    const newNumber = nextPhoneNumber();
    await Promise.all([
      forgot({ code, password: NEW }),
      ...Array.from({ length: 4 }, () => codesOf(sana)),
      ...Array.from({ length: 4 }, () => sana.call("POST", "/calendar/feed")),
      sana.call("POST", "/user/phone-change", { body: { phoneNumber: newNumber, password: OLD } }),
    ]);
    expect(await signIn(NEW)).not.toBe("");
    const of = { recoveryCode: 0, calendarFeed: 0, phoneChange: 0 };
    for (const table of ["recoveryCode", "calendarFeed", "phoneChange"] as const) {
      of[table] = (
        await umeed.db.selectFrom(table).select("memberId").where("memberId", "=", sana.id).execute()
      ).length;
    }
    expect(of).toEqual({ recoveryCode: 0, calendarFeed: 0, phoneChange: 0 });
  });
});

describe("a new password is told to the member", () => {
  const IF_NOT = "If it was not you, log out, choose 'Forgot password?' and set a new password. Then write to us.";

  test("after a reset: when, with what device, what ended, and what to do, with a link to the list of devices", async () => {
    await withEveryWayIn();
    await forgot({ code: await smsCode(), password: NEW }, { "user-agent": CHROME });
    const token = await signIn(NEW);

    const answer = await umeed.call("GET", "/notification/pagination", { token });
    expect(answer.at("data.0")).toMatchObject({ isAboutSessions: true, isRead: false });
    expect(answer.at("data.0.sentence")).toBe(
      "Your password was reset with a code on 12 Mar, 2026 at 12:00, using Chrome on Android. " +
        "Your recovery codes, the change of number that you had begun and your private calendar address ended with it. " +
        IF_NOT,
    );
    expect(answer.text).not.toContain(sana.phoneNumber.slice(3));
  });

  test("after each change, from an unknown device too, and whatever topics are muted", async () => {
    const none = { comments: false, requests: false, dates: false, support: false, reports: false };
    await sana.call("PUT", "/notification/topics", { body: none });
    await change({}, { token: sana.token, headers: { "user-agent": "" } });
    now += 60_000;
    await change({ password: NEW, newPassword: "a third lamp of hers" }, { token: sana.token });

    const { body } = await sana.call("GET", "/notification/pagination");
    expect(body["data"]).toMatchObject([
      { sentence: expect.stringContaining("at 12:01") },
      { sentence: `Your password was changed on 12 Mar, 2026 at 12:00, using an unknown device. ${IF_NOT}` },
    ]);
  });

  test("by SMS, without a name or a code", async () => {
    const code = await smsCode();
    await forgot({ code, password: NEW }, { "user-agent": CHROME });
    const text = await lastSms();
    expect(text).toBe(
      "Your Umeed password was reset with a code on 12 Mar, 2026 at 12:00, using Chrome on Android. " +
        "If it was not you, choose 'Forgot password?' now.",
    );
    for (const secret of [code, NEW, "Sana"]) expect(text).not.toContain(secret);
  });

  test("by SMS after a change, to the number that the account has", async () => {
    await change({}, { token: sana.token, headers: { "user-agent": CHROME } });
    expect(await lastSms()).toContain("Your Umeed password was changed on 12 Mar, 2026 at 12:00");
  });

  test("not when nothing was changed", async () => {
    await change({ password: "not her password" });
    await forgot({ code: "no code", password: NEW });
    expect(await toldAs(sana.token)).toBeUndefined();
    expect(sentTo()).toEqual([]);
  });

  test("in no words of a hostile browser", async () => {
    const hostile = `Evil${"x".repeat(3_000)} Chrome/1 <script>alert(1)</script> https://evil.example Your code is 123456`;
    await change({}, { token: sana.token, headers: { "user-agent": hostile } });
    const told = [await lastSms(), String(await toldAs(sana.token))];
    for (const text of told) expect(text).not.toMatch(/evil|script|123456|xxx/i);
    const stored = JSON.stringify([
      await umeed.db.selectFrom("session").selectAll().execute(),
      await umeed.db.selectFrom("notification").selectAll().execute(),
    ]);
    expect(stored).not.toMatch(/evil|AppleWebKit|Mozilla/i);
  });

  test("though the gateway never answers, without being waited for", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const bound = silent.address();
    const mute = await startTestUmeed({
      SMS_WEBHOOK_URL: `http://127.0.0.1:${bound instanceof Object ? bound.port : 1}`,
    });
    const member = await provedMember(mute);
    const reached = once(silent, "request");
    const body = { phoneNumber: member.phoneNumber, password: OLD, newPassword: NEW };
    const answer = await mute.call("POST", "/user/reset-password", { body, token: member.token });
    expect([answer.status, answer.at("message")]).toEqual([200, MESSAGE]);
    // What was sent is on its way still: the gateway has the request and has answered nothing.
    await reached;
    silent.closeAllConnections();
    silent.close();
    await mute.stop();
  });
});
