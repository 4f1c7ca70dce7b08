import { expect, test } from "vitest";
import { canDoNow } from "../../../app/routes/home/can-do-now.ts";
import { ageInWords } from "../../../app/routes/home/baby-summary.ts";
import { dayOfThisWeek } from "../../../app/format/dates.ts";

test("what a baby can do has a line for each week of the first year, and none long after it", () => {
  for (let week = 0; week < 52; week += 1) expect(canDoNow(1, week)).toMatch(/^Your baby .+[.?]$/);
  expect(canDoNow(1, 2)).toContain("20 to 30 cm");
  expect(canDoNow(2, 6)).toContain("Many begin about now");
  expect(canDoNow(1, 56)).toBeNull();
});

test("an age is in days, then in weeks", () => {
  expect([ageInWords(0, 0), ageInWords(0, 1), ageInWords(1, 7), ageInWords(3, 22)]).toEqual([
    "0 days old",
    "1 day old",
    "1 week old",
    "3 weeks old",
  ]);
});

test("today is named with its day of the week", () => {
  expect(dayOfThisWeek("2026-11-22")).toBe("Sunday, 22 Nov");
});
