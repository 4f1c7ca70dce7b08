import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../server/domain/identity.ts";
import { fillMonths } from "../../../server/domain/pregnancies/months.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, newMember, type NewMember } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
  await umeed.db.deleteFrom("pregnancy").execute();
});
afterAll(() => umeed.stop());

const MINE = "2025-10-01";
const pregnantFrom = (lastMenstrualPeriod: string) => newMember(umeed, { lastMenstrualPeriod });
const ownOf = async (reader: Pick<NewMember, "call">, asked = "?own=true") =>
  (await reader.call("GET", `/socialform/v2/pagination${asked}`)).at("own");
/** The call of its own, and what the list tells. */
const isOffered = async (member: NewMember) => {
  const answer = (await member.call("GET", "/socialform/my-month")).at("data.isOffered");
  expect(await ownOf(member)).toEqual({ waiting: [], isMyMonthOffered: answer });
  return answer;
};
const idsFor = async (member: NewMember, query = "") => {
  const answer = await member.call("GET", `/socialform/v2/pagination?limit=100&myMonth=true${query}`);
  return Array.from(Object(answer.body.data), (post) => Object(post)._id);
};

/** So many members of the reader's month. */
async function alike(count: number) {
  const members = await crowd(umeed, count);
  const time = { createdAt: NOON, updatedAt: NOON };
  await umeed.db
    .insertInto("pregnancy")
    .values(
      members.map(
        ({ id }) => ({ id: newId(), memberId: id, isCurrent: 1, lastMenstrualPeriod: MINE, ...time }) as const,
      ),
    )
    .execute();
  await fillMonths(umeed);
  return members;
}

test("the month is offered from twenty members on, and shows what they wrote by name", async () => {
  const reader = await pregnantFrom(MINE);
  const other = await pregnantFrom("2025-12-20");
  const [first, second] = await alike(18);
  if (!first || !second) throw new Error("nobody came");
  expect([await isOffered(reader), await idsFor(reader)]).toEqual([false, []]);
  const words = { title: "Swollen feet" };
  const named = await postBy(first, words);
  await postBy(first, { ...words, isPseudonymous: true });
  await postBy(second, { ...words, topicId: "loss" });
  await postBy(other, words);
  expect(await idsFor(reader)).toEqual([]);

  await alike(1);
  expect([await isOffered(reader), await isOffered(other)]).toEqual([true, false]);
  expect(await idsFor(reader)).toEqual([named]);
  expect(await idsFor(reader, "&searchTerm=swollen")).toEqual([named]);
  expect(await idsFor(reader, "&topic=birth")).toEqual([]);
  expect(await idsFor(other)).toEqual([]);
  expect((await reader.call("GET", `/socialform/${named}`)).text).not.toContain("2026-07");
});

test("whoever lost a pregnancy is not counted, not shown, and not offered it", async () => {
  const reader = await pregnantFrom(MINE);
  const [lost] = await alike(1);
  if (!lost) throw new Error("nobody came");
  const post = await postBy(lost, { title: "Before" });
  expect(await idsFor(reader)).toContain(post);
  const pregnancy = (await lost.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await lost.call("PUT", `/pregnancyinfo/${pregnancy}/loss`, { body: { kind: "miscarriage", isHidden: false } });
  expect(await idsFor(reader)).not.toContain(post);
  expect(await isOffered(lost)).toBe(false);
});

test("a corrected date changes the month", async () => {
  const reader = await pregnantFrom(MINE);
  const [author] = await alike(1);
  if (!author) throw new Error("nobody came");
  const post = await postBy(author, { title: "Later than thought" });
  const pregnancy = (await author.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const changed = { lastMenstrualPeriod: "2025-11-20" };
  expect((await author.call("PUT", `/pregnancyinfo/${pregnancy}`, { body: changed })).status).toBe(200);
  await fillMonths(umeed);
  expect(await idsFor(reader)).not.toContain(post);
});

test("what is a member's alone is in no list that does not ask for it, nor a visitor's", async () => {
  expect(await ownOf(await pregnantFrom(MINE), "")).toBeUndefined();
  expect(await ownOf(umeed)).toBeUndefined();
});
