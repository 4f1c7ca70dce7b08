import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const infoOf = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/user")).at("data");
const currentOf = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/user")).at("data.0");
const add = (member: NewMember, told: Record<string, unknown>) =>
  member.call("POST", "/pregnancyinfo/add", { body: { isBefore: true, noOfChild: 0, ...told } });
const refusal = (path: string) => ({ message: expect.any(String), errors: [{ msg: expect.any(String), path }] });

describe("what the apps read of a pregnancy under way", () => {
  test("is one item in the data array, in the contract's names, with all numbers of the day", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });

    const answer = await member.call("GET", "/pregnancyinfo/user");

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: "underway",
        lastMenstrualPeriod: "2025-10-01",
        deliveryDate: "2026-10-01",
        noOfChild: 0,
        babyName: null,
        babyBirthDate: null,
        expectedDate: "2026-07-08",
        dueDateSource: "lastMenstrualPeriod",
        dating: {
          lastMenstrualPeriod: "2025-10-01",
          cycleLength: null,
          scanDate: null,
          scanWeeks: null,
          scanDays: null,
          transferDate: null,
          embryoAgeDays: null,
          dueDate: null,
          scans: [],
          isCertain: true,
          uncertainBecause: null,
          secondDate: null,
          pastDueFrom: "2026-07-08",
          needsGrowthCheck: false,
          weighed: [
            {
              source: "lastMenstrualPeriod",
              date: "2026-07-08",
              counts: true,
              countsForPastDue: true,
              difference: null,
              scan: null,
              isSmall: false,
            },
          ],
        },
        estimatedDueDate: "2026-07-08",
        numberOfBabies: 1,
        daysLeft: 118,
        gestationalAge: { weeks: 23, days: 1 },
        trimester: 2,
        passed: 162 / 280,
        weekDay: 1,
        babyAge: null,
        pregnancyWeek: {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          week: 23,
          title: "Week 23",
          babyShape: "a big turnip",
          isDrawnToScale: true,
          babyLength: 29,
          babyLengthMeasure: "crownToHeel",
          babyWeight: 0.54,
          babyWeightGrams: 537,
          imageUrl: expect.stringMatching(/^\/pictures\/.+\.svg$/),
          shortDescription: expect.any(String),
        },
        afterpregnancyWeek: null,
        nextContact: { name: "Antenatal visit, week 26", date: "2026-04-01" },
      },
    ]);
  });

  test("gives several babies no size, which is of babies who grow alone", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const id = await currentIdOf(member);
    expect(await currentOf(member)).toMatchObject({ pregnancyWeek: { babyLength: 29, babyWeightGrams: 537 } });
    await member.call("PUT", `/pregnancyinfo/${id}`, {
      body: { lastMenstrualPeriod: "2025-10-01", numberOfBabies: 2 },
    });

    expect(await currentOf(member)).toMatchObject({
      pregnancyWeek: {
        week: 23,
        babyShape: null,
        isDrawnToScale: false,
        imageUrl: expect.stringMatching(/\/plant-\d+\.svg$/),
        babyLength: null,
        babyLengthMeasure: null,
        babyWeight: null,
        babyWeightGrams: null,
      },
    });
  });

  test("moves on by itself as days pass", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    now += 10 * DAY;

    const info = await currentOf(member);

    expect(info).toMatchObject({
      daysLeft: 108,
      gestationalAge: { weeks: 24, days: 4 },
      weekDay: 4,
      pregnancyWeek: { week: 24 },
    });
  });

  test("turns to the next day at midnight of the operator's zone", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    now = Date.parse("2026-03-12T18:59:59Z");
    expect(await currentOf(member)).toMatchObject({ daysLeft: 118 });

    now = Date.parse("2026-03-12T19:00:00Z");
    expect(await currentOf(member)).toMatchObject({ daysLeft: 117 });
  });

  test("needs a token", async () => {
    const answer = await umeed.call("GET", "/pregnancyinfo/user");

    expect(answer.status).toBe(401);
    expect(answer.at("errors.0.msg")).toBe(answer.at("message"));
  });

  test("answers the first week before one is completed, and length where the standard gives it", async () => {
    const newest = await newMember(umeed, { lastMenstrualPeriod: "2026-03-12" });
    const tenWeeks = await newMember(umeed, { lastMenstrualPeriod: "2026-01-01" });

    expect(await currentOf(newest)).toMatchObject({
      gestationalAge: { weeks: 0, days: 0 },
      weekDay: 0,
      daysLeft: 280,
      passed: 0,
      pregnancyWeek: { week: 1, babyLength: null, babyWeight: null },
    });
    expect(await currentOf(tenWeeks)).toMatchObject({ pregnancyWeek: { week: 10, babyLength: 3.3, babyWeight: null } });
  });
});

describe("past the due date", () => {
  test("40 weeks and 6 days still count, with no days left", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-05-30" });

    expect(await currentOf(member)).toMatchObject({ status: "underway", daysLeft: 0, passed: 1 });
  });

  test("at 41 weeks the status says so and the numbers go on", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-05-29" });

    expect(await currentOf(member)).toMatchObject({
      status: "pastDue",
      expectedDate: "2026-03-05",
      daysLeft: 0,
      gestationalAge: { weeks: 41, days: 0 },
      trimester: 3,
      pregnancyWeek: { week: 41 },
    });
  });

  test("three weeks after it nothing is counted and no week is shown", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-05-15" });

    const info = await currentOf(member);

    expect(info).toMatchObject({ status: "stopped", lastMenstrualPeriod: "2025-05-15" });
    expect(info).toMatchObject({
      expectedDate: null,
      daysLeft: null,
      gestationalAge: null,
      trimester: null,
      passed: null,
      weekDay: null,
      babyAge: null,
      pregnancyWeek: null,
      afterpregnancyWeek: null,
    });
    expect((await member.call("GET", "/user/me")).at("data")).toMatchObject({
      isPhoneProved: false,
      isPregnant: true,
      expectedDate: null,
      daysLeft: null,
    });
  });

  test("the day before that is the last one counted", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-05-16" });

    expect(await currentOf(member)).toMatchObject({ status: "pastDue", gestationalAge: { weeks: 42, days: 6 } });
  });
});

describe("adding a pregnancy", () => {
  test("answers the new current one as the first item of data", async () => {
    const member = await newMember(umeed);

    const answer = await add(member, {
      lastMenstrualPeriod: "2025-12-01T00:00:00.000Z",
      deliveryDate: "2026-12-01T00:00:00.000Z",
    });

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toMatchObject([
      { lastMenstrualPeriod: "2025-12-01", expectedDate: "2026-09-07", noOfChild: 0 },
    ]);
    expect(await infoOf(member)).toEqual(answer.at("data"));
  });

  test("right after registering with the same dates, as the apps do, keeps the one pregnancy", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
    const before = await infoOf(member);

    const answer = await add(member, { lastMenstrualPeriod: "2025-12-01" });

    expect(answer.at("data")).toEqual(before);
  });

  test.each([
    ["2025-09-30T19:00:00.000Z", "2025-10-01", "an instant is the day it falls on in Karachi"],
    ["2025-09-30T18:59:59.999Z", "2025-09-30", "an instant before midnight there is the day before"],
    ["2025-09-30T23:30:00-05:00", "2025-10-01", "an offset is heeded"],
    ["2025-10-01", "2025-10-01", "a bare date is taken as it is"],
  ])("%s is read as %s: %s", async (sent, expected) => {
    const member = await newMember(umeed);

    const answer = await add(member, { lastMenstrualPeriod: sent });

    expect(answer.at("data.0.lastMenstrualPeriod")).toBe(expected);
  });

  test.each([
    ["2025-06-10", "2026-06-10"],
    ["2024-02-29", "2025-02-28"],
  ])("the delivery date of %s on the wire is %s, whatever the app sends", async (period, delivery) => {
    now = Date.parse(`${period}T07:00:00Z`) + 100 * DAY;
    const member = await newMember(umeed, { lastMenstrualPeriod: period });

    const answer = await add(member, { lastMenstrualPeriod: period, deliveryDate: "1999-01-01" });

    expect(answer.at("data.0.deliveryDate")).toBe(delivery);
  });

  test("29 February counts 280 days as any other day does", async () => {
    now = Date.parse("2024-06-01T07:00:00Z");
    const member = await newMember(umeed, { lastMenstrualPeriod: "2024-02-29" });

    expect(await currentOf(member)).toMatchObject({ expectedDate: "2024-12-05" });
  });

  test.each([
    ["2026-03-13", "tomorrow"],
    ["2025-05-07", "a day more than 44 weeks ago"],
    ["2025-02-30", "a day that does not exist"],
    ["yesterday", "no date"],
    ["", "empty"],
    [null, "null"],
    [undefined, "missing"],
    [20251001, "a number"],
  ])("the last period %s (%s) is refused at its field, and nothing changes", async (period, _why) => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
    const before = await infoOf(member);

    const answer = await add(member, { lastMenstrualPeriod: period });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refusal("lastMenstrualPeriod"));
    expect(answer.at("message")).toBe(answer.at("errors.0.msg"));
    expect(await infoOf(member)).toEqual(before);
  });

  test("44 weeks ago to the day is still taken", async () => {
    const member = await newMember(umeed);

    expect((await add(member, { lastMenstrualPeriod: "2025-05-08" })).status).toBe(200);
  });

  test("fields that the contract does not know are ignored", async () => {
    const member = await newMember(umeed);

    const answer = await add(member, { lastMenstrualPeriod: "2025-12-01", colour: "green", memberId: "x" });

    expect(answer.status).toBe(200);
    expect(answer.at("data.0")).not.toHaveProperty("colour");
  });

  test("the number of children is kept", async () => {
    const member = await newMember(umeed);

    await add(member, { lastMenstrualPeriod: "2025-12-01", noOfChild: 2 });

    expect(await currentOf(member)).toMatchObject({ noOfChild: 2 });
  });

  test("an earlier pregnancy stays on record and comes back under its dates", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
    const first = await currentIdOf(member);

    const second = await add(member, { lastMenstrualPeriod: "2025-12-20" });
    const third = await add(member, { lastMenstrualPeriod: "2025-12-01" });

    expect(second.at("data.0._id")).not.toBe(first);
    expect(third.at("data.0._id")).toBe(first);
  });

  test("50 submits at the same moment make one current pregnancy", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => add(member, { lastMenstrualPeriod: "2025-12-01" })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.textAt("data.0._id"))).size).toBe(1);
    expect(await infoOf(member)).toHaveLength(1);
  });

  test("two different dates at the same moment leave one of them current", async () => {
    const member = await newMember(umeed);
    const dates = Array.from({ length: 20 }, (_, index) => (index % 2 ? "2025-12-01" : "2025-12-20"));

    const answers = await Promise.all(dates.map((date) => add(member, { lastMenstrualPeriod: date })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await infoOf(member)).toEqual([
      expect.objectContaining({ lastMenstrualPeriod: expect.toBeOneOf(["2025-12-01", "2025-12-20"]) }),
    ]);
  });

  test("a baby is added with isBefore false, and his name", async () => {
    const member = await newMember(umeed);

    const answer = await add(member, { isBefore: false, babyBirthDate: "2026-03-02", babyName: "Omar" });

    expect(answer.at("data.0")).toMatchObject({ status: "born", babyName: "Omar", babyBirthDate: "2026-03-02" });
    expect((await member.call("GET", "/user/me")).at("data.isPregnant")).toBe(false);
  });

  test("the same baby added twice is one baby", async () => {
    const member = await newMember(umeed);
    const baby = { isBefore: false, babyBirthDate: "2026-03-02", babyName: "Omar" };

    const first = await add(member, baby);
    const second = await add(member, baby);

    expect(second.at("data.0._id")).toBe(first.textAt("data.0._id"));
  });
});

describe("correcting the dates", () => {
  const correct = (member: NewMember, id: string, body: Record<string, unknown>) =>
    member.call("PUT", `/pregnancyinfo/${id}`, { body });

  test("moves the same pregnancy to the right last period", async () => {
    const member = await newMember(umeed);
    const _id = await currentIdOf(member);

    const answer = await correct(member, _id, { lastMenstrualPeriod: "2025-11-15" });

    expect(answer.status).toBe(200);
    expect(answer.at("data.0")).toMatchObject({ _id, lastMenstrualPeriod: "2025-11-15", expectedDate: "2026-08-22" });
  });

  test("takes a due date where the last period is not known", async () => {
    const member = await newMember(umeed);
    const _id = await currentIdOf(member);

    const answer = await correct(member, _id, { dueDate: "2026-08-22" });

    expect(answer.at("data.0")).toMatchObject({
      _id,
      expectedDate: "2026-08-22",
      dueDateSource: "given",
      lastMenstrualPeriod: "2025-11-15",
      daysLeft: 163,
    });
  });

  test.each([
    [{ lastMenstrualPeriod: "2026-03-13" }, "lastMenstrualPeriod"],
    [{ lastMenstrualPeriod: "2025-05-07" }, "lastMenstrualPeriod"],
    [{ dueDate: "2026-12-18" }, "dueDate"],
    [{ dueDate: "2026-02-18" }, "dueDate"],
    [{ dueDate: "soon" }, "dueDate"],
    [{}, "lastMenstrualPeriod"],
  ])("%o is refused at %s", async (told, path) => {
    const member = await newMember(umeed);
    const _id = await currentIdOf(member);

    const { status, body } = await correct(member, _id, told);

    expect(status).toBe(400);
    expect(body).toMatchObject(refusal(path));
  });

  test("the dates of another pregnancy of hers are refused in words", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
    const added = await add(member, { lastMenstrualPeriod: "2025-12-20" });

    const answer = await correct(member, added.textAt("data.0._id"), { lastMenstrualPeriod: "2025-12-01" });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refusal("lastMenstrualPeriod"));
  });

  test("a born baby's last period must come before the birth", async () => {
    const member = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-02-10", lastMenstrualPeriod: "" });
    const _id = await currentIdOf(member);

    const late = await correct(member, _id, { lastMenstrualPeriod: "2026-02-20" });
    const right = await correct(member, _id, { lastMenstrualPeriod: "2025-06-01" });

    expect(late.status).toBe(400);
    expect(late.body).toMatchObject(refusal("lastMenstrualPeriod"));
    expect(right.at("data.0")).toMatchObject({
      status: "born",
      babyBirthDate: "2026-02-10",
      babyAge: { days: 30, correctedWeeks: 0 },
    });
  });

  test("moves a baby's birth, however far it was wrong, and no new baby begins", async () => {
    const birth = { isPregnant: false, babyBirthDate: "2025-03-10", babyName: "Zara", lastMenstrualPeriod: "" };
    const member = await newMember(umeed, birth);
    const _id = await currentIdOf(member);

    const answer = await correct(member, _id, { babyBirthDate: "2026-03-10" });

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual([
      expect.objectContaining({
        _id,
        babyBirthDate: "2026-03-10",
        babyName: "Zara",
        babyAge: expect.objectContaining({ days: 2 }),
      }),
    ]);
    const rows = await umeed.db.selectFrom("pregnancy").select("id").where("memberId", "=", member.id).execute();
    expect(rows).toEqual([{ id: _id }]);
  });

  test("takes the due date of a baby who came early, beside the birth, and counts the age from it, too", async () => {
    const birth = { isPregnant: false, babyBirthDate: "2026-02-10", lastMenstrualPeriod: "" };
    const member = await newMember(umeed, birth);
    const _id = await currentIdOf(member);
    const ageWith = async (told: Record<string, unknown>) =>
      (await correct(member, _id, { babyBirthDate: "2026-02-10", ...told })).at("data.0.babyAge");

    // 21 days before 40 weeks is 37 weeks, which is not early; one day more is.
    expect(await ageWith({ dueDate: "2026-03-03" })).toMatchObject({ correctedWeeks: null, daysEarly: null });
    expect(await ageWith({ dueDate: "2026-03-04" })).toMatchObject({ days: 30, correctedWeeks: 1, daysEarly: 22 });
    expect(await ageWith({})).toMatchObject({ daysEarly: 22 });
    expect(await ageWith({ dueDate: null })).toMatchObject({ correctedWeeks: null, daysEarly: null });
    // Born in week 21 by this date, so it is another pregnancy's.
    expect(await ageWith({ dueDate: "2026-06-17" })).toMatchObject({ correctedWeeks: null, daysEarly: null });
    expect(await ageWith({ dueDate: "2026-06-16" })).toMatchObject({ correctedWeeks: 0, daysEarly: 126 });
    const refused = await correct(member, _id, { babyBirthDate: "2026-02-10", dueDate: "2026-01-19" });
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "dueDate"]);
  });

  test.each([
    ["in the future", { babyBirthDate: "2026-03-13" }],
    ["past the third birthday", { babyBirthDate: "2023-03-11" }],
    ["before the last period", { babyBirthDate: "2025-05-31" }],
    ["that is none", { babyBirthDate: "2026-02-30" }],
    ["together with another date", { babyBirthDate: "2026-02-11", lastMenstrualPeriod: "2025-05-01" }],
  ])("a birth %s is refused", async (_, told) => {
    const birth = { isPregnant: false, babyBirthDate: "2026-02-10", lastMenstrualPeriod: "2025-06-01" };
    const member = await newMember(umeed, birth);

    const { status, body } = await correct(member, await currentIdOf(member), told);

    expect(status).toBe(400);
    expect(body).toMatchObject(refusal("babyBirthDate"));
    expect(await currentOf(member)).toMatchObject({ babyBirthDate: "2026-02-10", lastMenstrualPeriod: "2025-06-01" });
  });

  test("a birth of a baby who is not born yet is refused", async () => {
    const member = await newMember(umeed);

    const { status, body } = await correct(member, await currentIdOf(member), { babyBirthDate: "2026-03-10" });

    expect(status).toBe(400);
    expect(body).toMatchObject(refusal("babyBirthDate"));
    expect(await currentOf(member)).toMatchObject({ status: "underway" });
  });

  test("another member's pregnancy does not exist for her, and stays as it was", async () => {
    const owner = await newMember(umeed);
    const other = await newMember(umeed);
    const id = await currentIdOf(owner);
    const before = await infoOf(owner);

    const stranger = await correct(other, id, { lastMenstrualPeriod: "2025-12-01" });
    const nothing = await correct(other, "0".repeat(24), { lastMenstrualPeriod: "2025-12-01" });

    expect(stranger.status).toBe(404);
    noteFault({ saw: `${stranger.status}` });
    expect(stranger.body).toEqual(nothing.body);
    expect((await correct(other, id, { babyBirthDate: "2026-03-10" })).status).toBe(404);
    expect(await infoOf(owner)).toEqual(before);
    expect((await correct(owner, id, { lastMenstrualPeriod: "2025-12-01" })).status).toBe(200);
  });

  test("an id with a character that no id has is no failure of ours", async () => {
    const member = await newMember(umeed);

    const { status } = await correct(member, "%00", { lastMenstrualPeriod: "2025-12-01" });

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("registering with a due date instead of the last period", () => {
  test("counts from 280 days before it and says where the date comes from", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-07-08" });

    const info = await currentOf(member);

    expect(info).toMatchObject({
      status: "underway",
      expectedDate: "2026-07-08",
      dueDateSource: "given",
      lastMenstrualPeriod: "2025-10-01",
      gestationalAge: { weeks: 23, days: 1 },
    });
  });
});

describe("registering after birth", () => {
  test("with the birth date gives the baby's age and week", async () => {
    const member = await newMember(umeed, {
      isPregnant: false,
      lastMenstrualPeriod: "",
      babyBirthDate: "2026-02-20",
      babyName: " Noor ",
    });

    expect(await infoOf(member)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: "born",
        lastMenstrualPeriod: null,
        deliveryDate: null,
        noOfChild: 0,
        babyName: "Noor",
        babyBirthDate: "2026-02-20",
        expectedDate: null,
        dueDateSource: null,
        dating: expect.objectContaining({ lastMenstrualPeriod: null, dueDate: null, weighed: [] }),
        estimatedDueDate: null,
        numberOfBabies: 1,
        daysLeft: null,
        gestationalAge: null,
        trimester: null,
        passed: null,
        weekDay: 6,
        babyAge: { days: 20, weeks: 2, correctedWeeks: null, daysEarly: null },
        pregnancyWeek: null,
        afterpregnancyWeek: {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          week: 3,
          title: "Week 3",
          imageUrl: expect.stringMatching(/^\/pictures\/.+\.svg$/),
          shortDescription: expect.any(String),
        },
        nextContact: { name: "Check after birth, week 6", date: "2026-03-27" },
      },
    ]);
  });

  test("without it, as older apps do, takes the due date of the last period when it has passed", async () => {
    const member = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "2025-04-01" });

    expect(await currentOf(member)).toMatchObject({ status: "born", babyBirthDate: "2026-01-06" });
  });

  test("without it, and before that due date, takes today", async () => {
    const member = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "2025-07-01" });

    const info = await currentOf(member);

    expect(info).toMatchObject({
      status: "born",
      babyBirthDate: "2026-03-12",
      babyAge: { days: 0, weeks: 0, correctedWeeks: 0 },
    });
  });

  test("a baby born before 37 weeks has a corrected age beside the real one", async () => {
    const member = await newMember(umeed, {
      isPregnant: false,
      lastMenstrualPeriod: "2025-04-01",
      babyBirthDate: "2025-12-02",
    });

    expect(await currentOf(member)).toMatchObject({ babyAge: { days: 100, weeks: 14, correctedWeeks: 9 } });
  });

  test("past a year the last week of content stays", async () => {
    const member = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2024-06-01" });

    expect(await currentOf(member)).toMatchObject({ afterpregnancyWeek: { week: 52 } });
  });
});
