import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOOD_QUESTIONS } from "../../../server/contract/mood-check/questions.ts";
import { QUESTIONS_OF_HARM } from "../../../server/domain/mood-check/signs.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { answersOf } from "../../fixtures/mood-checks.ts";

let umeed: TestUmeed;
let now = NOON;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  // 34 weeks pregnant.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-07-17" });
});
afterAll(() => umeed.stop());

const inUrdu = { headers: { "umeed-language": "ur" } };
const score = (body: unknown, options = {}) => umeed.call("POST", "/mood-check", { body, ...options });
const keep = (member: NewMember, body: Record<string, unknown>) => member.call("POST", "/mood-check/kept", { body });
const keptBy = (member: NewMember) => member.call("GET", "/mood-check/kept");
const rows = async () => (await umeed.db.selectFrom("moodCheck").selectAll().execute()).length;

describe("the questions", () => {
  test("are nine with four answers each, the last about death and harm", async () => {
    const answer = await umeed.call("GET", "/mood-check");
    expect(answer.at("data")).toMatchObject({
      questions: MOOD_QUESTIONS.map((key) => ({ key })),
      answers: [
        { value: 0, words: "Not at all" },
        { value: 1, words: "Several days" },
        { value: 2, words: "More than half the days" },
        { value: 3, words: "Nearly every day" },
      ],
    });
    expect(answer.at("data.questions.8.words")).toBe(
      "Thoughts that you would be better off dead, or of hurting yourself in some way",
    );
    expect(answer.at("data.sources.1.url")).toMatch(/^https:/);
    expect(answer.at("data.isUnreviewed")).toBeUndefined();
  });

  test("are in Urdu and say that no clinician has read them; where such are hidden, they are in English", async () => {
    const read = () => umeed.call("GET", "/mood-check", inUrdu);
    const urdu = await read();
    expect(urdu.at("data.isUnreviewed")).toBe(true);
    for (const index of MOOD_QUESTIONS.keys())
      expect(urdu.at(`data.questions.${index}.words`)).toMatch(/^[^a-z]*[\u0600-\u06FF][^a-z]*$/i);

    const administrator = await memberNamed(umeed, "Amna", "administrator");
    const set = async (unreviewedTranslations: string) => {
      const version = (await administrator.call("GET", "/setting/operator")).at("data.version");
      await administrator.call("PUT", "/setting/operator", { body: { version, unreviewedTranslations } });
    };
    await set("hidden");
    expect((await read()).at("data")).toMatchObject({
      textLanguage: "en",
      intro: expect.stringMatching(/^Over the last 2 weeks/),
    });
    const result = await score(answersOf(12), inUrdu);
    expect([result.at("data.textLanguage"), result.at("data.isUnreviewed")]).toEqual(["en", undefined]);
    await set("shown");
  });
});

describe("the result", () => {
  test.each([
    [3, "minimal", /whatever your total says/],
    [7, "mild", /answer again in two weeks/],
    [12, "moderate", /lady health worker today/],
    [17, "moderatelySevere", /midwife today/],
    [22, "severe", /^See a doctor today/],
  ])("of %i says what to do next and is no diagnosis", async (sum, band, advice) => {
    const answer = await score(answersOf(sum));
    expect([answer.status, answer.at("data")]).toEqual([
      200,
      {
        score: sum,
        band,
        needsHelpNow: false,
        sign: null,
        title: expect.stringMatching(/^You have .+ of these problems/),
        advice: expect.stringMatching(advice),
        caveat: expect.stringMatching(/not a diagnosis/),
        helplinePurpose: "crisis",
      },
    ]);
  });

  test("of any thought of harm has the words of the danger check, whatever the sum", async () => {
    expect((await score(answersOf(1, 1))).at("data")).toMatchObject({
      band: "minimal",
      needsHelpNow: true,
      sign: {
        level: "now",
        who: "pregnant",
        label: "I think of dying, or of hurting myself",
        advice: expect.stringMatching(/^Tell one person now and do not stay alone/),
        helplinePurpose: "crisis",
      },
    });
  });

  test("of a member has the words for where she is", async () => {
    const mother = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-02-01", lastMenstrualPeriod: "" });
    const whoFor = async ({ token }: NewMember) => (await score(answersOf(5, 2), { token })).at("data.sign.who");
    expect(await whoFor(sana)).toBe("pregnant");
    expect(await whoFor(mother)).toBe("afterBirth");
    const lost = await newMember(umeed, { lastMenstrualPeriod: "2025-11-01" });
    await lost.call("PUT", `/pregnancyinfo/${await currentIdOf(lost)}/loss`, {
      body: { kind: "miscarriage", isHidden: false },
    });
    expect(await whoFor(lost)).toBe("afterLoss");
  });

  test("stands also where editors took the question of the danger check away", async () => {
    const id = shippedId("dangerSign", QUESTIONS_OF_HARM.pregnant);
    const row = await umeed.db
      .deleteFrom("dangerSignQuestion")
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const answer = await score(answersOf(1, 1));
    expect([answer.at("data.needsHelpNow"), answer.at("data.sign")]).toEqual([true, null]);
    await umeed.db.insertInto("dangerSignQuestion").values(row).execute();
  });

  test("needs all nine answers, each from 0 to 3, and says which is missing", async () => {
    const { harm: _harm, sleep: _sleep, ...some } = answersOf(8);
    const missing = await score(some);
    expect([missing.status, missing.at("errors")]).toEqual([
      400,
      [
        { msg: "Choose an answer to question 3.", path: "sleep" },
        { msg: "Choose an answer to question 9.", path: "harm" },
      ],
    ]);
    for (const wrong of [4, -1, 1.5, "2", null])
      expect((await score({ ...answersOf(8), harm: wrong })).status).toBe(400);
  });

  test("keeps nothing, for a member neither", async () => {
    const before = await rows();
    await score(answersOf(9, 1));
    await score(answersOf(9, 1), { token: sana.token });
    expect(await rows()).toBe(before);
  });
});

describe("kept answers", () => {
  test("are hers alone: listed, the newest first, and deleted one by one", async () => {
    const first = await keep(sana, answersOf(12, 1));
    expect([first.status, first.at("data.score"), first.at("data.band")]).toEqual([200, 12, "moderate"]);
    now += 60_000;
    await keep(sana, answersOf(3));
    expect((await keptBy(sana)).at("data")).toMatchObject([
      { score: 3, band: "minimal" },
      { score: 12, band: "moderate", answers: answersOf(12, 1), createdTime: NOON },
    ]);

    const other = await newMember(umeed);
    const administrator = await memberNamed(umeed, "Amna", "administrator");
    for (const somebody of [other, administrator]) {
      expect((await keptBy(somebody)).at("total")).toBe(0);
      const refused = await somebody.call("DELETE", `/mood-check/kept/${first.textAt("data._id")}`);
      expect([refused.status, refused.at("message")]).toEqual([404, "There are no such kept answers."]);
    }
    const record = await administrator.call("GET", `/member/${sana.id}`);
    expect(record.status).toBe(200);
    expect(record.text).not.toMatch(/mood|selfWorth/);

    expect((await sana.call("DELETE", `/mood-check/kept/${first.textAt("data._id")}`)).status).toBe(200);
    expect((await keptBy(sana)).at("total")).toBe(1);
    now = NOON;
  });

  test("sent twice by one form are kept once", async () => {
    const member = await newMember(umeed);
    const body = { ...answersOf(6), formKey: "one" };
    const both = await Promise.all([keep(member, body), keep(member, body), keep(member, body)]);
    expect(new Set(both.map((answer) => answer.textAt("data._id"))).size).toBe(1);
    await keep(member, { ...body, formKey: "two" });
    await keep(member, answersOf(6));
    await keep(member, answersOf(6));
    expect((await keptBy(member)).at("total")).toBe(4);
  });

  test("go with the account", async () => {
    const before = await rows();
    const member = await newMember(umeed);
    await keep(member, answersOf(20, 2));
    expect(await rows()).toBe(before + 1);
    await member.call("DELETE", `/user/delete/${member.id}`, { body: { password: "a quiet lamp" } });
    expect(await rows()).toBe(before);
  });
});

describe("the offer", () => {
  test("is there in its weeks, until she keeps her answers", async () => {
    // Week 28 began three days before.
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-08-25" });
    const offer = () => member.call("GET", "/mood-check/offer");
    expect((await offer()).at("data")).toEqual({ reason: "week28", from: "2026-03-09", until: "2026-03-22" });
    await score(answersOf(3), { token: member.token });
    expect((await offer()).at("data.reason")).toBe("week28");
    await keep(member, answersOf(3));
    expect((await offer()).at("data")).toBeNull();
    expect((await sana.call("GET", "/mood-check/offer")).at("data")).toBeNull();
  });

  test("is closed by her until it is made for another reason, also where there was none", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-08-25" });
    const offer = () => member.call("GET", "/mood-check/offer");
    for (const _ of [1, 2]) expect((await member.call("DELETE", "/mood-check/offer")).status).toBe(200);
    expect((await offer()).at("data")).toBeNull();

    const [{ _id: id } = { _id: "" }] = Object((await member.call("GET", "/pregnancyinfo/user")).at("data"));
    const lost = { kind: "stillbirth", isHidden: false, date: "2026-02-26" };
    expect((await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: lost })).status).toBe(200);
    expect((await offer()).at("data.reason")).toBe("afterLoss");
    expect((await umeed.call("DELETE", "/mood-check/offer")).status).toBe(401);
  });

  test("comes again when what was kept is of an earlier time", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-08-25" });
    await umeed.db
      .insertInto("moodCheck")
      .values({
        id: "earlier",
        memberId: member.id,
        score: 0,
        answers: JSON.stringify(answersOf(0)),
        formKey: null,
        createdAt: NOON - 4 * 86_400_000,
      })
      .execute();
    expect((await member.call("GET", "/mood-check/offer")).at("data.reason")).toBe("week28");
  });
});
