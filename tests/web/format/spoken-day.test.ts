import { expect, test } from "vitest";
import { spokenDay } from "../../../app/format/spoken-day.ts";

test.each([
  ["2026-11-25", "Today"],
  ["2026-11-24", "Yesterday"],
  ["2026-11-23", "Monday, 23 Nov"],
  ["2026-11-19", "Thursday, 19 Nov"],
  ["2026-11-18", "18 Nov, 2026"],
  // Her clock, or her zone, is ahead.
  ["2026-11-26", "26 Nov, 2026"],
])("on 25 November %s is '%s'", (date, says) => {
  expect(spokenDay(date, "2026-11-25")).toBe(says);
});
