import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childAdded } from "../../fixtures/children.ts";
import { write } from "../../fixtures/messages.ts";
import { postBy } from "../../fixtures/posts.ts";
import { memberNamed, newMember } from "../../fixtures/members.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const IN_WEEK_28 = "2025-08-27";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const parts = {
  info: "/pregnancyinfo/user",
  pregnancies: "/pregnancyinfo/all?hidden=false",
  plan: "/plan",
  article: "/weekly-article",
  question: "/socialform/month-question",
  recoveryCodes: "/user/recovery-codes",
  moodOffer: "/mood-check/offer",
};

test("the first screen's parts are what their own calls answer", async () => {
  await postBy(await memberNamed(umeed, "Hira"), { title: "Is swelling normal at week 28?" });
  const sana = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28 });
  const today = await sana.call("GET", "/today");
  expect(today.status).toBe(200);
  for (const [name, path] of Object.entries(parts)) {
    const alone = (await sana.call("GET", path)).at("data");
    expect([name, today.at(`data.${name}.data`)]).toEqual([name, alone]);
    expect(alone).not.toBeNull();
  }
  expect(today.at("data.urgentReadings.data")).toEqual([]);
});

test("what was measured lately and is urgent is told, of each person the most urgent", async () => {
  const sana = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28 });
  const baby = await childAdded(sana, { name: "Zara", birthDate: "2026-03-09", sex: "girl" });
  const older = await childAdded(sana, { name: "Omar", birthDate: "2025-03-12", sex: "boy" });
  const urgent = async () => (await sana.call("GET", "/today")).at("data.urgentReadings.data");
  const pressure = (systolic: number, date: string) =>
    sana.call("POST", "/record/reading", { body: { kind: "bloodPressure", systolic, diastolic: 80, date } });
  const measured = (child: string, kind: string, value: number, date: string) =>
    sana.call("POST", `/child/${child}/growth`, { body: { kind, value, date } });

  await pressure(172, "2026-03-05");
  await pressure(139, "2026-03-12");
  await measured(baby, "weight", 3.4, "2026-03-09");
  await measured(older, "arm", 118, "2026-03-12");
  expect(await urgent()).toEqual([]);

  await pressure(172, "2026-03-06");
  await pressure(150, "2026-03-11");
  await measured(baby, "weight", 2.7, "2026-03-12");
  expect(await urgent()).toMatchObject([
    { inWords: "172/80 mmHg", date: "2026-03-06", advice: { urgency: "now" }, child: null },
    { name: "Weight", inWords: "2.7 kg", advice: { urgency: "today" }, child: { _id: baby, called: "Zara" } },
  ]);
  const other = await newMember(umeed);
  expect((await other.call("GET", "/today")).at("data.urgentReadings.data")).toEqual([]);
});

test("a part that fails says so in its place, and the others are there", async () => {
  const sana = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28 });
  await sql`alter table recovery_code rename to recovery_code_away`.execute(umeed.db);
  const today = await sana.call("GET", "/today").finally(async () => {
    await sql`alter table recovery_code_away rename to recovery_code`.execute(umeed.db);
  });
  expect(today.status).toBe(200);
  expect(today.at("data.recoveryCodes.code")).toBe("internal");
  expect(today.at("data.recoveryCodes.data")).toBeUndefined();
  expect(today.at("data.plan.data.items.0.key")).toBeTruthy();
});

test("the news of a member are what their own calls answer", async () => {
  const sana = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28, isFindable: true });
  expect((await write(await memberNamed(umeed, "Nida"), sana, "Hello")).status).toBe(200);
  const news = await sana.call("GET", "/user/me/news");
  expect([news.at("data.conversations.unread"), news.at("data.notifications")]).toEqual([1, 1]);
  expect(news.body).toEqual({
    data: {
      member: (await sana.call("GET", "/user/me")).at("data"),
      conversations: (await sana.call("GET", "/chat/unread")).at("data"),
      notifications: (await sana.call("GET", "/notification/unread")).at("data.unread"),
    },
  });
});

test("the first screen comes with the news where it is asked for, but not after a loss", async () => {
  const sana = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28 });
  const news = (await sana.call("GET", "/user/me/news")).at("data");
  const asked = (await sana.call("GET", "/user/me/news?today=true")).at("data");
  expect(asked).toEqual({ ...Object(news), today: (await sana.call("GET", "/today")).at("data") });

  const rabia = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_28 });
  await umeed.db.updateTable("pregnancy").set({ lossKind: "miscarriage" }).where("memberId", "=", rabia.id).execute();
  const hers = (await rabia.call("GET", "/user/me/news?today=true")).at("data");
  expect([Object(hers).member.stage, Object(hers).today]).toEqual(["afterLoss", undefined]);
});
