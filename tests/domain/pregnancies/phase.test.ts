import { describe, expect, test } from "vitest";
import { phaseOf } from "../../../server/domain/pregnancies/phase.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

const pregnancy = pregnancyOf();
const TODAY = date("2026-03-12");

describe("the phase of a pregnancy", () => {
  test.each([
    ["the last day of week 13", "2025-12-05", "firstTrimester"],
    ["the first of week 14", "2025-12-04", "secondTrimester"],
    ["the last day of week 27", "2025-08-29", "secondTrimester"],
    ["the first of week 28", "2025-08-28", "thirdTrimester"],
    ["a week past the due date", "2025-05-29", "thirdTrimester"],
    ["three weeks past it, when nothing is assumed any more", "2025-05-15", "none"],
  ])("on %s", (_day, period, phase) => {
    expect(phaseOf({ ...pregnancy, lastMenstrualPeriod: date(period) }, TODAY)).toBe(phase);
  });

  test("without a date nothing is known", () => {
    expect([phaseOf(pregnancy, TODAY), phaseOf(null, TODAY)]).toEqual(["none", "none"]);
  });
});

test.each([
  ["of today", "2026-03-12", "newborn"],
  ["of 5 weeks and 6 days", "2026-01-30", "newborn"],
  ["of 6 weeks", "2026-01-29", "youngBaby"],
  ["a day before it is 6 months", "2025-09-13", "youngBaby"],
  ["of 6 months", "2025-09-12", "olderBaby"],
  ["a day before its birthday", "2025-03-13", "olderBaby"],
  ["on its first birthday", "2025-03-12", "toddler"],
  ["of 3 years", "2023-03-12", "toddler"],
])("a baby %s", (_age, birth, phase) => {
  expect(phaseOf({ ...pregnancy, birthDate: date(birth) }, TODAY)).toBe(phase);
});

test("a loss comes before every date, and a wrong entry is none", () => {
  const baby = { ...pregnancy, birthDate: date("2026-03-01") };
  const lost = (kind: "stillbirth" | "mistake") => ({ ...baby, loss: { kind, isHidden: false, date: TODAY } });
  expect(phaseOf(lost("stillbirth"), TODAY)).toBe("afterLoss");
  expect(phaseOf(lost("mistake"), TODAY)).toBe("none");
});
