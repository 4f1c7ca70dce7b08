import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const titlesOf = async (member: NewMember) => {
  const dates: { date: string; title: string }[] = Object(await datesOf(member));
  return dates.map(({ date, title }) => `${date} ${title}`);
};
const datesOf = async (member: NewMember) => (await member.call("GET", "/calendar")).at("data.dates");

test("her calendar has the antenatal contacts and the due date, in order", async () => {
  const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });

  const { status, body } = await member.call("GET", "/calendar");

  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      dates: [
        {
          kind: "antenatalContact",
          key: "antenatalContact-2025-12-24",
          date: "2025-12-24",
          title: "Antenatal visit, week 12",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-02-18",
          date: "2026-02-18",
          title: "Antenatal visit, week 20",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-04-01",
          date: "2026-04-01",
          title: "Antenatal visit, week 26",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-04-29",
          date: "2026-04-29",
          title: "Antenatal visit, week 30",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-05-27",
          date: "2026-05-27",
          title: "Antenatal visit, week 34",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-06-10",
          date: "2026-06-10",
          title: "Antenatal visit, week 36",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-06-24",
          date: "2026-06-24",
          title: "Antenatal visit, week 38",
        },
        {
          kind: "antenatalContact",
          key: "antenatalContact-2026-07-08",
          date: "2026-07-08",
          title: "Antenatal visit, week 40",
        },
        { kind: "dueDate", key: "dueDate-2026-07-08", date: "2026-07-08", title: "Expected due date" },
      ],
      hasFeed: false,
    },
  });
});

test("the contacts follow a due date that she was given", async () => {
  const byPeriod = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
  const byDueDate = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-07-08" });

  expect(await datesOf(byDueDate)).toEqual(await datesOf(byPeriod));
});

test("corrected dates move all of them", async () => {
  const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
  const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");

  await member.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod: "2025-10-03" } });

  expect(await datesOf(member)).toMatchObject({ 0: { date: "2025-12-26" }, 8: { date: "2026-07-10" } });
});

test("after birth the checks of mother and baby and the vaccines take their place", async () => {
  const switched = await newMember(umeed, { lastMenstrualPeriod: "2025-06-10" });
  await switched.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-03-10" } });
  const mother = await newMember(umeed, { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2026-03-10" });

  expect(await titlesOf(mother)).toEqual([
    "2026-03-10 Check after birth, first 24 hours",
    "2026-03-10 Vaccines at birth",
    "2026-03-12 Check after birth, day 3",
    "2026-03-17 Check after birth, days 7 to 14",
    "2026-04-14 Check after birth, week 6",
    "2026-04-21 6-week vaccines",
    "2026-05-19 10-week vaccines",
    "2026-06-16 14-week vaccines",
    "2026-12-10 9-month vaccines",
    "2027-06-10 15-month vaccines",
  ]);
  expect(await titlesOf(switched)).toEqual(await titlesOf(mother));
});

test("three weeks past the due date there are none, since nothing is assumed", async () => {
  const late = await newMember(umeed, { lastMenstrualPeriod: "", dueDate: "2026-02-20" });
  const later = await newMember(umeed, { lastMenstrualPeriod: "2025-05-08" });

  expect(await datesOf(late)).toHaveLength(10);
  expect(await datesOf(later)).toEqual([]);
});
