import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

const DAY = 86_400_000;
/** Her visit of week 12 is on 13 March then, the day after noon. */
const PERIOD = "2025-12-19";

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const expecting = (more: Record<string, unknown> = {}) => newMember(umeed, { lastMenstrualPeriod: PERIOD, ...more });
const unreadOf = async (member: NewMember) => (await member.call("GET", "/notification/unread")).at("data.unread");
const listOf = async (member: NewMember) => (await member.call("GET", "/notification/pagination")).at("data");
const currentOf = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");

const told = (sentence: string, isRead = false) => expect.objectContaining({ sentence, isRead, day: "2026-03-13" });
const tomorrow = "Tomorrow there is a date in your calendar.";

test("two days before a date nothing is told, the day before it is, and on the day it is the same one", async () => {
  now = NOON - DAY;
  const member = await expecting();
  expect([await unreadOf(member), await listOf(member)]).toEqual([0, []]);

  now = NOON;
  expect([await unreadOf(member), await listOf(member)]).toEqual([1, [told(tomorrow)]]);

  now = NOON + DAY;
  expect(await listOf(member)).toEqual([told("Today there is a date in your calendar.")]);
  now = NOON + 2 * DAY;
  expect([await unreadOf(member), await listOf(member)]).toEqual([1, [told("There was a date in your calendar.")]]);
});

test("who comes on the day itself is told then, and who comes later is not", async () => {
  const [prompt, late] = [await expecting(), await expecting()];
  now = NOON + DAY;
  expect(await unreadOf(prompt)).toBe(1);
  now = NOON + 2 * DAY;
  expect(await unreadOf(late)).toBe(0);
});

test("two dates on one day are told as one, and fifty pages at once tell it once", async () => {
  // The visit of week 40 is on the due date.
  const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-03-13" });
  await Promise.all(Array.from({ length: 50 }, async () => unreadOf(member)));

  expect(await listOf(member)).toEqual([told(tomorrow)]);
});

test("once she has seen the day it is new no more, and it is not told anew", async () => {
  const member = await expecting();
  expect(await unreadOf(member)).toBe(1);
  const other = await expecting();
  expect(await unreadOf(other)).toBe(1);
  expect((await member.call("PUT", "/notification/day/2026-03-13/read")).status).toBe(200);

  expect([await unreadOf(member), await listOf(member)]).toEqual([0, [told(tomorrow, true)]]);
  expect(await unreadOf(other)).toBe(1);
});

test("no word of it says what the date is for", async () => {
  const member = await expecting();
  expect((await member.call("GET", "/notification/pagination")).text).not.toMatch(
    /visit|antenatal|due|week|baby|preg/i,
  );
});

test("corrected dates take the day with them", async () => {
  const member = await expecting();
  expect(await unreadOf(member)).toBe(1);
  await member.call("PUT", `/pregnancyinfo/${await currentOf(member)}`, {
    body: { lastMenstrualPeriod: "2025-12-18" },
  });

  expect(await listOf(member)).toEqual([
    expect.objectContaining({ sentence: "Today there is a date in your calendar.", day: "2026-03-12" }),
  ]);
});

test("after a loss nothing is told and nothing that was told stands there, until it is undone", async () => {
  const [before, since] = [await expecting(), await expecting()];
  expect(await unreadOf(before)).toBe(1);
  for (const member of [before, since]) {
    const place = `/pregnancyinfo/${await currentOf(member)}/loss`;
    expect((await member.call("PUT", place, { body: { kind: "miscarriage", isHidden: false } })).status).toBe(200);
    expect([await unreadOf(member), await listOf(member)]).toEqual([0, []]);
    await member.call("DELETE", place);
    expect([await unreadOf(member), await listOf(member)]).toEqual([1, [told(tomorrow)]]);
  }
});

test("a visit that she has marked as done is not told, until she takes the mark away", async () => {
  const [marked, other] = [await expecting(), await expecting()];
  const mark = async (method: string) => (await marked.call(method, "/calendar/contacts/week-12/done")).status;
  expect(await mark("PUT")).toBe(200);
  expect([await unreadOf(marked), await listOf(marked)]).toEqual([0, []]);
  expect(await unreadOf(other)).toBe(1);

  expect(await mark("DELETE")).toBe(200);
  expect([await unreadOf(marked), await listOf(marked)]).toEqual([1, [told(tomorrow)]]);
  expect(await mark("PUT")).toBe(200);
  expect([await unreadOf(marked), await listOf(marked)]).toEqual([0, []]);
});

test("a due date is told on the day whose visit she has marked as done", async () => {
  const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-03-13" });
  expect((await member.call("PUT", "/calendar/contacts/week-40/done")).status).toBe(200);
  expect(await listOf(member)).toEqual([told(tomorrow)]);
});

test("a mother is told of the checks after birth and the vaccines in the same way, and of nothing once they are over", async () => {
  const bornOn = (babyBirthDate: string) =>
    newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate });
  // The check of day 3 is on 13 March then.
  const mother = await bornOn("2026-03-11");
  const later = await bornOn("2025-12-20");
  // The vaccines of 10 weeks are on 13 March then.
  const toVaccines = await bornOn("2026-01-02");

  expect([await unreadOf(mother), await listOf(mother)]).toEqual([1, [told(tomorrow)]]);
  expect([await unreadOf(later), await listOf(later)]).toEqual([0, []]);
  expect([await unreadOf(toVaccines), await listOf(toVaccines)]).toEqual([1, [told(tomorrow)]]);
});
