import { describe, expect, test } from "vitest";
import { clockTime } from "../../../app/format/clock-time.ts";
import { dayAndSecond, dayAndTime, dayOf } from "../../../app/format/day-and-time.ts";
import { zoneIn } from "../../../app/middleware/reader-zone.ts";

const written = (instant: string, zone: string) => dayAndTime(Date.parse(instant), zone).label;

describe("an instant in the reader's zone", () => {
  test.each([
    ["Asia/Karachi", "1 Jan, 2026, 01:30"],
    ["America/Los_Angeles", "31 Dec, 2025, 12:30"],
    ["Asia/Kathmandu", "1 Jan, 2026, 02:15"],
    ["Pacific/Kiritimati", "1 Jan, 2026, 10:30"],
    ["Pacific/Niue", "31 Dec, 2025, 09:30"],
    ["UTC", "31 Dec, 2025, 20:30"],
  ])("%s: %s", (zone, label) => {
    const instant = "2025-12-31T20:30:00.000Z";
    expect(dayAndTime(Date.parse(instant), zone)).toEqual({ dateTime: instant, label });
    expect(dayOf(Date.parse(instant), zone)).toEqual({ dateTime: instant, label: label.slice(0, -7) });
  });

  test.each([
    ["the hour that is left out", "Europe/London", "2026-03-29T00:59:00Z", "29 Mar, 2026, 00:59"],
    ["the hour that is left out", "Europe/London", "2026-03-29T01:00:00Z", "29 Mar, 2026, 02:00"],
    ["the hour that comes twice", "Europe/London", "2026-10-25T00:30:00Z", "25 Oct, 2026, 01:30"],
    ["the hour that comes twice", "Europe/London", "2026-10-25T01:30:00Z", "25 Oct, 2026, 01:30"],
    ["midnight that is left out", "Africa/Cairo", "2026-04-23T22:00:00Z", "24 Apr, 2026, 01:00"],
    ["half an hour", "Australia/Lord_Howe", "2026-04-04T15:00:00Z", "5 Apr, 2026, 01:30"],
    ["none, since 2009", "Asia/Karachi", "2026-07-01T19:00:00Z", "2 Jul, 2026, 00:00"],
    ["summer of 2009", "Asia/Karachi", "2009-07-01T19:00:00Z", "2 Jul, 2009, 01:00"],
  ])("summer time, %s: %s at %s", (_name, zone, instant, label) => {
    expect(written(instant, zone)).toBe(label);
  });

  test("seconds and today's clock are hers too", () => {
    expect(dayAndSecond(Date.parse("2026-03-29T01:00:07Z"), "Europe/London").label).toBe("29 Mar, 2026, 02:00:07");
    const now = new Date("2026-01-01T04:00:00Z");
    expect(clockTime("2026-01-01T01:00:00Z", "Asia/Karachi", now)).toBe("06:00");
    expect(clockTime("2026-01-01T01:00:00Z", "America/New_York", now)).toBe("20:00");
    expect(clockTime("2026-01-01T01:00:00Z", "America/Los_Angeles", new Date("2026-01-01T09:00:00Z"))).toBe(
      "31 Dec, 2025, 17:00",
    );
  });
});

describe("the cookie with her zone", () => {
  test.each([
    ["umeed-zone=Europe/London", "Europe/London"],
    ["umeed=a; umeed-zone=America/Argentina/Buenos_Aires; umeed-light=1", "America/Argentina/Buenos_Aires"],
    ["umeed-zone=Etc/GMT+5", "Etc/GMT+5"],
  ])("%s", (cookies, zone) => {
    expect(zoneIn(cookies)).toBe(zone);
  });

  test.each([
    null,
    "",
    "umeed-zone=",
    "umeed-zone=Europe/Atlantis",
    "my-umeed-zone=Europe/London",
    "umeed-zone=+05:00",
    "umeed-zone=<script>",
    "umeed-zone=Europe/London%0d%0aX:1",
    `umeed-zone=${"Europe/".repeat(100)}London`,
    "umeed-zone=constructor",
  ])("that is none of a zone is ignored: %s", (cookies) => {
    expect(zoneIn(cookies)).toBeNull();
  });
});
