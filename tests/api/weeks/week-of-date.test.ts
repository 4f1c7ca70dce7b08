import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plusDays } from "../../fixtures/dates.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { rowCounts } from "../../support/row-counts.ts";

const TODAY = "2026-03-12";

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const ask = (body: Record<string, unknown>) => umeed.call("POST", "/week/of-date", { body });
const refusal = (path: string) => expect.objectContaining({ errors: [{ msg: expect.any(String), path }] });

describe("the week that one date leads to, for a reader without an account", () => {
  test("is counted from the last period, in the names of a member's own", async () => {
    const answer = await ask({ lastMenstrualPeriod: "2025-10-01" });

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual({
      status: "underway",
      expectedDate: "2026-07-08",
      daysLeft: 118,
      gestationalAge: { weeks: 23, days: 1 },
      trimester: 2,
      babyAge: null,
      pregnancyWeek: expect.objectContaining({ week: 23, babyWeight: expect.any(Number) }),
      afterpregnancyWeek: null,
    });
  });

  test("is the same from the due date", async () => {
    const byPeriod = await ask({ lastMenstrualPeriod: "2025-10-01" });

    expect((await ask({ dueDate: "2026-07-08" })).at("data")).toEqual(byPeriod.at("data"));
  });

  test("is the baby's from the birth date", async () => {
    expect((await ask({ babyBirthDate: "2026-02-19" })).at("data")).toEqual({
      status: "born",
      expectedDate: null,
      daysLeft: null,
      gestationalAge: null,
      trimester: null,
      babyAge: { days: 21, weeks: 3, correctedWeeks: null, daysEarly: null },
      pregnancyWeek: null,
      afterpregnancyWeek: expect.objectContaining({ week: 4 }),
    });
  });

  test.each([
    [0, "underway", { weeks: 0, days: 0 }, 1],
    [41 * 7 - 1, "underway", { weeks: 40, days: 6 }, 40],
    [41 * 7, "pastDue", { weeks: 41, days: 0 }, 41],
    [43 * 7 - 1, "pastDue", { weeks: 42, days: 6 }, 42],
  ])("%i days after the period is %s", async (days, status, gestationalAge, week) => {
    expect((await ask({ lastMenstrualPeriod: plusDays(TODAY, -days) })).at("data")).toMatchObject({
      status,
      gestationalAge,
      pregnancyWeek: { week },
    });
  });

  test("is none from 43 weeks on", async () => {
    expect((await ask({ lastMenstrualPeriod: plusDays(TODAY, -43 * 7) })).at("data")).toMatchObject({
      status: "stopped",
      daysLeft: null,
      gestationalAge: null,
      pregnancyWeek: null,
    });
  });

  test("counts from a leap day", async () => {
    now = Date.parse("2024-04-01T07:00:00Z");

    expect((await ask({ lastMenstrualPeriod: "2024-02-29" })).at("data")).toMatchObject({
      expectedDate: "2024-12-05",
      gestationalAge: { weeks: 4, days: 4 },
    });
  });

  test.each([
    [{ lastMenstrualPeriod: plusDays(TODAY, 1) }, "lastMenstrualPeriod"],
    [{ lastMenstrualPeriod: plusDays(TODAY, -44 * 7 - 1) }, "lastMenstrualPeriod"],
    [{ lastMenstrualPeriod: "2026-02-29" }, "lastMenstrualPeriod"],
    [{ dueDate: plusDays(TODAY, 281) }, "dueDate"],
    [{ dueDate: plusDays(TODAY, -22) }, "dueDate"],
    [{ babyBirthDate: plusDays(TODAY, 1) }, "babyBirthDate"],
    [{ babyBirthDate: "2023-03-11" }, "babyBirthDate"],
    [{}, ""],
    [{ lastMenstrualPeriod: "2025-10-01", dueDate: "2026-07-08" }, ""],
  ])("is refused for %o", async (body, path) => {
    const answer = await ask(body);

    expect([answer.status, answer.body]).toEqual([400, refusal(path)]);
  });

  test("leaves no row behind", async () => {
    const before = await rowCounts(umeed.db);

    await ask({ lastMenstrualPeriod: "2025-10-01" });
    await ask({ lastMenstrualPeriod: plusDays(TODAY, 1) });

    expect(Object.keys(before)).toContain("pregnancy");
    expect(await rowCounts(umeed.db)).toEqual(before);
  });
});
