import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { memberNamed, newMember, provedMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { NOON } from "../../support/noon.ts";
import { startReminderGateway, type ReminderGateway } from "../../support/reminder-gateway.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const SECRET = "the secret of the gateway's answers";
const MINUTE = 60_000;

let gateway: ReminderGateway;
let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  gateway = await startReminderGateway();
  const settings = { SMS_WEBHOOK_URL: gateway.url, SMS_ANSWER_SECRET: SECRET, CALL_WEBHOOK_URL: gateway.url };
  umeed = await startTestUmeed({ ...settings, REMINDER_SENDER: "8000", REMINDERS_A_MONTH: "500" }, { now: () => now });
});
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
  vi.useRealTimers();
});
beforeEach(() => {
  now = NOON;
});

const read = (member: NewMember) => member.call("GET", "/reminder");
const choose = (member: NewMember, body: Record<string, unknown>) => member.call("PUT", "/reminder", { body });
const stateOf = async (member: NewMember) => (await read(member)).at("data.state");

function tell(body: unknown, { secret = SECRET, type = "application/json" } = {}) {
  return fetch(`${umeed.address}/api/sms/answer`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": type },
    body: JSON.stringify(body),
  });
}

describe("her choice", () => {
  test("is off at first, at ten, and on once she says so", async () => {
    const sana = await provedMember(umeed);
    expect((await read(sana)).at("data")).toEqual({
      state: "off",
      channels: ["sms", "call"],
      channel: "sms",
      hour: 10,
      timeZone: "Asia/Karachi",
      isPhoneProved: true,
    });
    const answer = await choose(sana, { hour: 18, channel: "call", timeZone: "Europe/London" });
    expect([answer.status, answer.at("data")]).toEqual([
      200,
      expect.objectContaining({ state: "on", hour: 18, channel: "call", timeZone: "Europe/London" }),
    ]);
    expect((await choose(sana, { hour: 9 })).at("data")).toMatchObject({
      hour: 9,
      channel: "sms",
      timeZone: "Europe/London",
    });
    expect((await sana.call("DELETE", "/reminder")).at("data.state")).toBe("off");
    expect((await sana.call("DELETE", "/reminder")).status).toBe(200);
  });

  test("needs her number to be proved", async () => {
    const sana = await newMember(umeed);
    const answer = await choose(sana, { hour: 10 });
    expect([answer.status, answer.at("code"), answer.at("message")]).toEqual([
      403,
      "phone_unproved",
      "Confirm your phone number first.",
    ]);
    expect((await read(sana)).at("data")).toMatchObject({ state: "off", isPhoneProved: false });
  });

  test.each([
    ["hour", { hour: 7 }],
    ["hour", { hour: 21 }],
    ["hour", { hour: 10.5 }],
    ["hour", {}],
    ["channel", { hour: 10, channel: "whatsapp" }],
    ["channel", { hour: 10, channel: "pigeon" }],
    ["timeZone", { hour: 10, timeZone: "Karachi" }],
    ["timeZone", { hour: 10, timeZone: "+05:00" }],
  ])("has no such %s: %j", async (path, body) => {
    const answer = await choose(await provedMember(umeed), body);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
  });

  test("holds for the number that she had", async () => {
    const sana = await provedMember(umeed);
    await choose(sana, { hour: 10 });
    await umeed.db.updateTable("member").set({ phone: "+923111111111" }).where("id", "=", sana.id).execute();
    expect(await stateOf(sana)).toBe("off");
  });

  test("is over after a loss, and cannot be made then", async () => {
    const sana = await provedMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    await choose(sana, { hour: 10 });
    await sana.call("PUT", `/pregnancyinfo/${await currentIdOf(sana)}/loss`, {
      body: { kind: "stillbirth", isHidden: false },
    });
    expect(await stateOf(sana)).toBe("afterLoss");
    expect((await choose(sana, { hour: 10 })).status).toBe(400);
  });

  test("goes with her account, and what was sent too", async () => {
    const sana = await provedMember(umeed);
    await choose(sana, { hour: 10 });
    const row = { id: "r", memberId: sana.id, kind: "before", day: "2026-03-01", channel: "sms" } as const;
    await umeed.db
      .insertInto("reminder")
      .values({ ...row, state: "sent", sentOn: "2026-02-28", claimedAt: NOON })
      .execute();
    await sana.call("DELETE", `/user/delete/${sana.id}`);
    const left = [
      await umeed.db.selectFrom("reminderChoice").select("memberId").where("memberId", "=", sana.id).execute(),
      await umeed.db.selectFrom("reminder").select("id").where("memberId", "=", sana.id).execute(),
    ];
    expect(left).toEqual([[], []]);
  });
});

test("a reminder goes to the gateway by itself, when a change has made it due earlier", async () => {
  const sana = await provedMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
  await choose(sana, { hour: 13 });
  const pregnancy = await currentIdOf(sana);
  const lookAt = NOON + 20 * 24 * 60 * MINUTE;
  await umeed.db.updateTable("reminderChoice").set({ lookAt }).where("memberId", "=", sana.id).execute();
  const moved = await sana.call("PUT", `/plan/${pregnancy}/week-20/moved`, { body: { date: "2026-03-13" } });
  expect(moved.status).toBe(200);
  const choice = await umeed.db
    .selectFrom("reminderChoice")
    .select("lookAt")
    .where("memberId", "=", sana.id)
    .executeTakeFirst();
  expect(choice?.lookAt).toBe(NOON + 60 * MINUTE);

  now = NOON + 61 * MINUTE;
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => gateway.asked).toHaveLength(1);
  expect(gateway.asked).toEqual([
    {
      number: sana.phoneNumber,
      text: "You have an appointment on Friday. Reply STOP to end.",
      channel: "sms",
      language: "en",
      key: expect.stringMatching(/^[\w-]{20,}$/),
      sender: "8000",
    },
  ]);
  const sent = () => umeed.db.selectFrom("reminder").select(["state", "day"]).where("memberId", "=", sana.id).execute();
  await expect.poll(sent).toEqual([{ state: "sent", day: "2026-03-13" }]);
});

test("an administrator sees in bare numbers what was sent", async () => {
  const rabia = await memberNamed(umeed, "Rabia", "administrator");
  await umeed.db.insertInto("dailyTally").values({ name: "reminders", day: "2026-03-11", value: 4 }).execute();
  const numbers = await rabia.call("GET", "/numbers");
  const total = (name: string) => Number(numbers.at(`data.reminders.${name}`));
  expect(total("month") - total("day")).toBe(4);
  expect(numbers.at("data.reminders")).toEqual({
    day: expect.any(Number),
    month: expect.any(Number),
    dayMax: null,
    monthMax: 500,
  });
});

describe("the gateway's calls with answers", () => {
  test("end and begin reminders for the number, and say nothing", async () => {
    const sana = await provedMember(umeed);
    await choose(sana, { hour: 10 });
    const stop = await tell({ id: "a1", number: sana.phoneNumber, text: "STOP" });
    expect([stop.status, await stop.text()]).toEqual([204, ""]);
    expect(await stateOf(sana)).toBe("stopped");
    const again = await choose(sana, { hour: 10 });
    expect([again.status, again.at("message")]).toEqual([
      400,
      "This number answered STOP. To be reminded again, answer one of our messages with START.",
    ]);
    await tell({ id: "a2", number: sana.phoneNumber, text: "start" });
    await tell({ id: "a1", number: sana.phoneNumber, text: "STOP" });
    expect(await stateOf(sana)).toBe("on");
  });

  test("are nobody's without the secret", async () => {
    const sana = await provedMember(umeed);
    await choose(sana, { hour: 10 });
    const answer = { number: sana.phoneNumber, text: "STOP" };
    for (const secret of ["", "wrong", `${SECRET}x`, SECRET.slice(1), sana.token])
      expect((await tell(answer, { secret })).status).toBe(401);
    const bare = await fetch(`${umeed.address}/api/sms/answer`, { method: "POST", body: JSON.stringify(answer) });
    expect([bare.status, await stateOf(sana)]).toEqual([401, "on"]);
  });

  test.each([
    [{}],
    [[]],
    [null],
    [{ number: 5, text: "STOP" }],
    [{ number: "+923001234567" }],
    [{ id: "", number: "0", text: "" }],
  ])("that are %j are refused", async (body) => {
    expect((await tell(body)).status).toBe(400);
  });

  test("of another type, or too large, are not read", async () => {
    expect((await tell({}, { type: "text/plain" })).status).toBe(415);
    expect((await tell({ number: "0", text: "x".repeat(70_000) })).status).toBe(413);
  });

  test("of a number that nobody has, and of other words, do nothing and say nothing", async () => {
    for (const body of [
      { number: "+923007654321", text: "STOP" },
      { number: "?", text: "STOP" },
      { number: "+923007654321", text: "hello" },
    ])
      expect((await tell(body)).status).toBe(204);
  });
});

test("without a gateway there are no reminders: no choice, no calls with answers", async () => {
  const bare = await startTestUmeed({ SESSION_SECRET: "x".repeat(40), PUBLIC_ORIGIN: "http://127.0.0.1:1" });
  const sana = await newMember(bare);
  expect((await bare.call("GET", "/setting/app")).at("data.sendsReminders")).toBe(false);
  for (const method of ["GET", "PUT"] as const)
    expect((await sana.call(method, "/reminder", method === "PUT" ? { body: { hour: 10 } } : {})).status).toBe(404);
  const told = await fetch(`${bare.address}/api/sms/answer`, { method: "POST", headers: { authorization: "Bearer " } });
  expect(told.status).toBe(404);
  await bare.stop();
});
