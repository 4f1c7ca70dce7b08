import { expect, test } from "vitest";
import { monthsFrom } from "../../../app/routes/forum/months.ts";

test("months reach from the oldest post to today, newest first", () => {
  expect(monthsFrom("2025-11", "2026-02-14")).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsFrom("2026-02", "2026-02-14")).toEqual(["2026-02"]);
});

test("without posts there is no month, and none when the first is ahead of today", () => {
  expect(monthsFrom(null, "2026-02-14")).toEqual([]);
  expect(monthsFrom("2026-03", "2026-02-28")).toEqual([]);
});
