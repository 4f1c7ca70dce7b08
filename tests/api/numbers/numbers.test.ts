import { afterAll, beforeAll, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { contactBy } from "../../fixtures/contact.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let rabia: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());

const read = async () => (await rabia.call("GET", "/numbers")).at("data");
const days = async () => (await rabia.call("GET", "/numbers")).at("data.days");
const last = async (): Promise<unknown> => {
  const all = await days();
  return Array.isArray(all) ? all.at(-1) : undefined;
};

const atLeast = (least: number) => expect.toSatisfy((value: number) => value >= least);

test("what is big is looked at when the server starts: members, and what the data take on the disk", async () => {
  await expect.poll(last).toMatchObject({ day: "2026-03-12", members: atLeast(7), uploadBytes: 0 });
  expect(await last()).toMatchObject({ databaseBytes: atLeast(100_000) });
  expect(await last()).toMatchObject({ countedTime: NOON });
  expect(await last()).toMatchObject({ activeIn7Days: expect.any(Number), activeIn30Days: expect.any(Number) });
});

test("who came since the hour's count is in the totals of today", async () => {
  const { members, activeMembers } = Object(await last());
  await newMember(umeed);
  const here = activeMembers + 1;
  expect(await last()).toMatchObject({
    members: members + 1,
    activeMembers: here,
    activeIn7Days: atLeast(here),
    activeIn30Days: atLeast(here),
  });
});

test("posts and comments count on the day on which they are written, once however often they are sent", async () => {
  const before = Object(await last());
  const sana = await newMember(umeed);
  const post = await postBy(sana);
  const formKey = "the same form";
  for (let time = 0; time < 2; time += 1) {
    await sana.call("POST", "/socialform/add", { body: postWords({ title: "Sent twice", formKey }) });
  }
  await commentBy(sana, post);
  await sana.call("DELETE", `/socialform/${post}`);
  expect(await last()).toMatchObject({ posts: before.posts + 2, comments: before.comments + 1 });
});

test("a member counts once a day as one who was here, on however many phones", async () => {
  now += DAY;
  const sana = await newMember(umeed);
  expect(await last()).toMatchObject({ day: "2026-03-13", activeMembers: 1, posts: 0, members: null });
  const { phoneNumber } = sana;
  const body = { phoneNumber, password: "a quiet lamp" };
  const second = (await umeed.call("POST", "/user/login/number-password", { body })).textAt("token");
  expect(await last()).toMatchObject({ activeMembers: 1 });

  now += DAY;
  const here = (token: string) => umeed.call("GET", "/user/me", { token });
  await Promise.all([here(second), here(second)]);
  await here(sana.token);
  now += 3_600_000;
  await here(second);
  expect(await last()).toMatchObject({ day: "2026-03-14", activeMembers: 1 });
});

test("what waits is counted, with the first of it", async () => {
  const sana = await newMember(umeed);
  const post = await postBy(await newMember(umeed));
  const began = now;
  await sana.call("POST", `/socialform/${post}/report`, { body: { reason: "spam" } });
  await contactBy(sana);
  now += 3 * DAY;
  await contactBy(sana, { subject: "One more" });
  expect(await read()).toMatchObject({ cases: { count: 1, since: began }, messages: { count: 2, since: began } });
});

test("a month is shown, and what is older is kept", async () => {
  now += 40 * DAY;
  const all = await days();
  expect(all).toHaveLength(30);
  expect(await last()).toMatchObject({ posts: 0, members: null });
  const { value } = await umeed.db
    .selectFrom("dailyTally")
    .select("value")
    .where("name", "=", "databaseBytes")
    .where("day", "=", "2026-03-12")
    .executeTakeFirstOrThrow();
  expect(value).toBeGreaterThanOrEqual(100_000);
});

test("nothing in the numbers is about anybody", async () => {
  const { text } = await rabia.call("GET", "/numbers");
  for (const { id, phoneNumber } of [rabia]) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(phoneNumber);
  }
  const columns = Object.keys(await umeed.db.selectFrom("dailyTally").selectAll().executeTakeFirstOrThrow());
  expect(columns.toSorted()).toEqual(["day", "name", "value"]);
});
