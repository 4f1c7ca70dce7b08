import { describe, expect, test } from "vitest";
import { relativeTime } from "../../../app/format/relative-time.ts";

const NOW = Date.parse("2026-03-12T07:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("how long ago", () => {
  test.each([
    [0, "just now"],
    [59.9 * SECOND, "just now"],
    [MINUTE, "1 minute ago"],
    [2 * MINUTE - 1, "1 minute ago"],
    [2 * MINUTE, "2 minutes ago"],
    [HOUR - 1, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "1 day ago"],
    [2 * DAY, "2 days ago"],
    [30 * DAY - 1, "29 days ago"],
    [30 * DAY, "30 days ago"],
    [30 * DAY + 1, "10 Feb, 2026"],
    [737 * DAY, "5 Mar, 2024"],
  ])("%i ms is '%s'", (passed, expected) => {
    expect(relativeTime(NOW - passed, NOW, "Asia/Karachi")).toBe(expected);
  });

  test("what a clock ahead of ours wrote is just now", () => {
    expect(relativeTime(NOW + 10 * DAY, NOW, "Asia/Karachi")).toBe("just now");
  });

  test("the date is that of the reader's zone", () => {
    const lateInTheEvening = Date.parse("2025-12-31T20:00:00Z");
    expect(relativeTime(lateInTheEvening, NOW, "Asia/Karachi")).toBe("1 Jan, 2026");
    expect(relativeTime(lateInTheEvening, NOW, "UTC")).toBe("31 Dec, 2025");
  });
});
