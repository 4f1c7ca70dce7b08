import { expect, test } from "vitest";
import { formatDate, monthName, shortMonthName } from "../../../app/format/dates.ts";

test("a date is written as the product writes it", () => {
  expect(formatDate("2024-03-05")).toBe("5 Mar, 2024");
  expect(formatDate("2024-09-30")).toBe("30 Sep, 2024");
});

test("a month has a name and a short one, whether a day is given with it or not", () => {
  expect([monthName("2026-03"), monthName("2026-12-31")]).toEqual(["March 2026", "December 2026"]);
  expect(shortMonthName("2026-11")).toBe("Nov 2026");
});
