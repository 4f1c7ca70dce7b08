import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notify } from "../../../server/domain/notify/notify.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const all = { comments: true, requests: true, dates: true, support: true, reports: true };
const choose = (member: NewMember, body: unknown) => member.call("PUT", "/notification/topics", { body });
const choiceOf = async (member: NewMember) => (await member.call("GET", "/notification/topics")).at("data");
const heard = async (member: NewMember) => [
  (await member.call("GET", "/notification/unread")).at("data.unread"),
  (await member.call("GET", "/notification/pagination")).at("total"),
];

/** One notification of a kind, as the rest of the product leaves it. */
const tell = (member: NewMember, kind: Parameters<typeof notify>[2]["kind"]) =>
  notify({ db: umeed.db, now: () => NOON }, [member.id], {
    kind,
    subjectKind: "member",
    subjectId: member.id,
    said: ["postShown"],
  });

describe("what she is told of", () => {
  test("is everything, until she chooses, and then what she chose", async () => {
    const [member, other] = [await memberNamed(umeed, "Amna"), await memberNamed(umeed, "Sana")];
    expect(await choiceOf(member)).toEqual(all);

    const less = { ...all, comments: false, reports: false };
    expect((await choose(member, less)).at("data")).toEqual(less);
    expect([await choiceOf(member), await choiceOf(other)]).toEqual([less, all]);
    await choose(member, { ...all, support: false });
    expect(await choiceOf(member)).toEqual({ ...all, support: false });
    await choose(member, all);
    expect(await choiceOf(member)).toEqual(all);
  });

  test.each([
    ["support", "contact"],
    ["reports", "reportOutcome"],
  ] as const)("without %s is neither counted nor listed", async (topic, kind) => {
    const member = await memberNamed(umeed, "Amna");
    await tell(member, kind);
    await tell(member, "moderation");
    expect(await heard(member)).toEqual([2, 2]);

    await choose(member, { ...all, [topic]: false });
    expect(await heard(member)).toEqual([1, 1]);
    await choose(member, all);
    expect(await heard(member)).toEqual([2, 2]);
  });

  test("without requests leaves them out", async () => {
    const [asker, member] = [await memberNamed(umeed, "Asker"), await newMember(umeed, { isFindable: true })];
    await write(asker, member, "Salam");
    expect(await heard(member)).toEqual([1, 1]);
    await choose(member, { ...all, requests: false });
    expect(await heard(member)).toEqual([0, 0]);
  });

  test("without comments leaves them out", async () => {
    const [author, reader] = [await memberNamed(umeed, "Author"), await memberNamed(umeed, "Reader")];
    await commentBy(reader, await postBy(author));
    expect(await heard(author)).toEqual([1, 1]);
    await choose(author, { ...all, comments: false });
    expect(await heard(author)).toEqual([0, 0]);
  });

  test("without dates leaves her days out", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-12-19" });
    expect(await heard(member)).toEqual([1, 1]);
    await choose(member, { ...all, dates: false });
    expect(await heard(member)).toEqual([0, 0]);
  });

  test("is always a moderator's decision about her own words", async () => {
    const member = await memberNamed(umeed, "Amna");
    await tell(member, "moderation");
    const nothing = Object.fromEntries(Object.keys(all).map((topic) => [topic, false]));
    expect((await choose(member, nothing)).at("data")).toEqual(nothing);
    expect(await heard(member)).toEqual([1, 1]);
  });

  test("is refused when it is said by halves, and stays as it was", async () => {
    const member = await memberNamed(umeed, "Amna");
    const { dates: _left, ...halves } = { ...all, comments: false };
    expect((await choose(member, halves)).status).toBe(400);
    expect((await choose(member, { ...all, comments: "maybe" })).status).toBe(400);
    expect(await choiceOf(member)).toEqual(all);
  });

  test("holds whole when two choices come at the same moment", async () => {
    const member = await memberNamed(umeed, "Amna");
    const [one, two] = [
      { ...all, comments: false, requests: false },
      { ...all, support: false, reports: false },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => choose(member, index % 2 ? one : two)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([one, two]).toContainEqual(await choiceOf(member));
  });
});
