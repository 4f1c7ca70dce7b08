import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BABY_ARTICLES, PREGNANCY_ARTICLES } from "../../../server/domain/articles/articles-by-week.ts";
import { articleKeyFor } from "../../../server/domain/articles/weekly.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { progressOf } from "../../../server/domain/pregnancies/progress.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

const TODAY = date("2026-03-12");

function keyFor(known: Partial<Pregnancy>) {
  const progress = progressOf(pregnancyOf(known), TODAY);
  return progress && articleKeyFor(progress);
}

describe("the articles of the weeks", () => {
  test("there is one for each content week", () => {
    expect([PREGNANCY_ARTICLES.length, BABY_ARTICLES.length]).toEqual([42, 52]);
  });

  test.each([...new Set([...PREGNANCY_ARTICLES, ...BABY_ARTICLES])])("%s is a shipped article", (key) => {
    expect(existsSync(`server/content/articles/${key}.md`)).toBe(true);
  });
});

describe("the article for a week", () => {
  test.each([
    ["week 0", { lastMenstrualPeriod: date("2026-03-10") }, "foods-to-leave-alone"],
    ["week 24", { lastMenstrualPeriod: date("2025-09-25") }, "diabetes-in-pregnancy"],
    ["week 41", { lastMenstrualPeriod: date("2025-05-27") }, "starting-labour-induction"],
    ["the week of the birth", { birthDate: date("2026-03-10") }, "first-breastfeeds"],
    ["7 weeks and a day", { birthDate: date("2026-01-21") }, "safe-sleep-for-babies"],
    ["the last week of the first year", { birthDate: date("2025-03-19") }, "vaccines-in-the-first-year"],
  ])("fits %s", (_when, known, key) => expect(keyFor(known)).toBe(key));

  test("is about twins in some weeks of theirs alone", () => {
    const inWeek20 = { lastMenstrualPeriod: date("2025-10-23") };
    expect(keyFor({ ...inWeek20, numberOfBabies: 2 })).toBe("expecting-twins");
    expect(keyFor(inWeek20)).toBe("your-babys-movements");
  });

  test("is about warmth for a baby born early", () => {
    const early = { birthDate: date("2026-03-01"), givenDueDate: date("2026-04-20") };
    expect(keyFor(early)).toBe("kangaroo-care-small-babies");
    expect(keyFor({ ...early, givenDueDate: date("2026-03-05") })).toBe("cord-stump-care");
  });

  test.each([
    ["three weeks past the due date", { lastMenstrualPeriod: date("2025-05-10") }],
    ["after the first year", { birthDate: date("2025-03-01") }],
    ["without dates", {}],
  ])("there is none %s", (_when, known) => expect(keyFor(known)).toBeNull());
});
