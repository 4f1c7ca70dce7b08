import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const infoOf = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/user")).at("data.0");
const switchTo = (member: NewMember, body: Record<string, unknown>) =>
  member.call("POST", "/user/switchpregnancy", { body });

describe("to after birth", () => {
  test("answers the updated member in data", async () => {
    const member = await newMember(umeed, { fullName: "Sana Bibi" });

    const { status, body } = await switchTo(member, {
      isPregnant: false,
      babyName: "Ali",
      babyBirthDate: "2026-03-10",
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        _id: member.id,
        fullName: "Sana Bibi",
        image: null,
        phoneNumber: member.phoneNumber,
        isPhoneProved: false,
        isPregnant: false,
        expectedDate: null,
        daysLeft: null,
        numberOfBabies: 1,
        city: null,
        role: "member",
        stage: "afterBirth",
        phase: "newborn",
      },
    });
  });

  test("ends the same pregnancy in a birth on the date she tells", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-06-10" });
    const before = await currentIdOf(member);

    await switchTo(member, { isPregnant: false, babyName: " Ali ", babyBirthDate: "2026-03-10" });

    expect(await infoOf(member)).toMatchObject({
      _id: before,
      status: "born",
      babyName: "Ali",
      babyBirthDate: "2026-03-10",
      lastMenstrualPeriod: "2025-06-10",
      babyAge: { days: 2, weeks: 0, correctedWeeks: null },
      afterpregnancyWeek: { week: 1 },
      pregnancyWeek: null,
    });
  });

  test("takes the day of the switch where the apps send no birth date", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-06-10" });

    await switchTo(member, { isPregnant: false, babyName: "Ali", lastMenstrualPeriod: "2025-06-10T00:00:00.000Z" });

    expect(await infoOf(member)).toMatchObject({ babyBirthDate: "2026-03-12", babyAge: { days: 0 } });
  });

  test("submitted twice is one baby", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-03-20" });
    const told = { isPregnant: false, babyName: "Ali", babyBirthDate: "2026-03-10" };

    await switchTo(member, told);
    const first = await infoOf(member);
    await switchTo(member, told);

    expect(await infoOf(member)).toEqual(first);
  });

  test("said again with another date and name corrects the baby, and keeps what is not said", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-06-10" });
    await switchTo(member, { isPregnant: false, babyName: "Ali", babyBirthDate: "2026-03-10" });
    const first = await currentIdOf(member);

    await switchTo(member, { isPregnant: false, babyBirthDate: "2026-03-09" });

    expect(await infoOf(member)).toMatchObject({ _id: first, babyName: "Ali", babyBirthDate: "2026-03-09" });
  });

  test("50 submits at the same moment are one baby", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-03-20" });
    const before = await currentIdOf(member);

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => switchTo(member, { isPregnant: false, babyBirthDate: "2026-03-10" })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await currentIdOf(member)).toBe(before);
  });

  test.each([
    ["2026-03-13", "in the future"],
    ["2025-06-01", "before the last period"],
    ["2022-01-01", "more than three years ago"],
    ["once", "no date"],
  ])("a birth date %s (%s) is refused at its field, and she stays pregnant", async (babyBirthDate) => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-06-10" });

    const answer = await switchTo(member, { isPregnant: false, babyBirthDate });

    expect(answer.status).toBe(400);
    expect(answer.at("errors")).toEqual([{ msg: answer.at("message"), path: "babyBirthDate" }]);
    expect(await infoOf(member)).toMatchObject({ status: "underway" });
    expect((await member.call("GET", "/user/me")).at("data.isPregnant")).toBe(true);
  });

  test("a name in any script is kept as it was sent, in its composed form", async () => {
    const member = await newMember(umeed);

    await switchTo(member, { isPregnant: false, babyName: "نور 👶 Zoe\u0308", babyBirthDate: "2026-03-10" });

    expect(await infoOf(member)).toMatchObject({ babyName: "نور 👶 Zoë" });
  });

  test.each(["A\0li", "Ali \ud83d", "x".repeat(81)])("the name %j is refused at its field", async (babyName) => {
    const member = await newMember(umeed);

    const answer = await switchTo(member, { isPregnant: false, babyName, babyBirthDate: "2026-03-10" });

    expect(answer.status).toBe(400);
    expect(answer.at("errors.0.path")).toBe("babyName");
  });

  test("needs to know which way", async () => {
    const member = await newMember(umeed);

    const answer = await switchTo(member, { babyName: "Ali" });

    expect(answer.status).toBe(400);
    expect(answer.at("errors.0.path")).toBe("isPregnant");
  });
});

describe("back to pregnant", () => {
  test("with the same dates undoes a slip: one pregnancy, all its numbers again", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const before = await infoOf(member);
    await switchTo(member, { isPregnant: false });
    expect(await infoOf(member)).toMatchObject({ status: "born" });

    const answer = await switchTo(member, { isPregnant: true, lastMenstrualPeriod: "2025-10-01" });

    expect(answer.at("data")).toMatchObject({ isPregnant: true, expectedDate: "2026-07-08", daysLeft: 118 });
    expect(await infoOf(member)).toEqual(before);
  });

  test("undoes a slip of one who gave a due date, too", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-07-08" });
    const before = await infoOf(member);
    await switchTo(member, { isPregnant: false });

    await switchTo(member, { isPregnant: true, dueDate: "2026-07-08" });

    expect(await infoOf(member)).toEqual(before);
  });

  test("a slip keeps the baby's name for later", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    await switchTo(member, { isPregnant: false, babyName: "Ali" });

    await switchTo(member, { isPregnant: true, lastMenstrualPeriod: "2025-10-01" });

    expect(await infoOf(member)).toMatchObject({ status: "underway", babyName: "Ali", babyBirthDate: null });
  });

  test("with new dates is a new pregnancy, and the baby stays on record", async () => {
    const member = await newMember(umeed, {
      isPregnant: false,
      lastMenstrualPeriod: "2024-06-01",
      babyBirthDate: "2025-03-01",
      babyName: "Ali",
    });
    const baby = await currentIdOf(member);

    await switchTo(member, { isPregnant: true, lastMenstrualPeriod: "2026-01-10T00:00:00.000Z" });

    expect(await infoOf(member)).toMatchObject({
      status: "underway",
      lastMenstrualPeriod: "2026-01-10",
      babyName: null,
      babyBirthDate: null,
      pregnancyWeek: { week: 8 },
    });
    expect(await currentIdOf(member)).not.toBe(baby);
    const corrected = await member.call("PUT", `/pregnancyinfo/${baby}`, {
      body: { lastMenstrualPeriod: "2024-06-02" },
    });
    expect(corrected.status).toBe(200);
    expect(corrected.at("data.0._id")).not.toBe(baby);
  });

  test("a due date will do, and the same one twice is one pregnancy", async () => {
    const member = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2025-03-01" });

    await switchTo(member, { isPregnant: true, dueDate: "2026-10-01" });
    const first = await infoOf(member);
    await switchTo(member, { isPregnant: true, dueDate: "2026-10-01" });

    expect(first).toMatchObject({ status: "underway", dueDateSource: "given", expectedDate: "2026-10-01" });
    expect(await infoOf(member)).toEqual(first);
  });

  test.each([
    [{ lastMenstrualPeriod: "2026-03-13" }, "lastMenstrualPeriod"],
    [{ lastMenstrualPeriod: "2025-05-07" }, "lastMenstrualPeriod"],
    [{ dueDate: "2027-01-01" }, "dueDate"],
    [{}, "lastMenstrualPeriod"],
  ])("%o is refused at %s, and nothing has changed", async (told, path) => {
    const member = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2025-03-01" });
    const before = await infoOf(member);

    const answer = await switchTo(member, { isPregnant: true, ...told });

    expect(answer.status).toBe(400);
    expect(answer.at("errors")).toEqual([{ msg: answer.at("message"), path }]);
    expect(await infoOf(member)).toEqual(before);
    expect((await member.call("GET", "/user/me")).at("data.isPregnant")).toBe(false);
  });
});
