import { describe, expect, test } from "vitest";
import { dueOn, nextLook, type DatedItem } from "../../../server/domain/reminders/due.ts";
import { instantAt, isNight, nextHour } from "../../../server/domain/reminders/hours.ts";
import { PUSH_TOPICS } from "../../../server/contract/push/topics.ts";
import { REMINDER_CHANNELS } from "../../../server/contract/reminders/channels.ts";
import { LANGUAGE_CODES } from "../../../server/contract/languages.ts";
import { SMS_MAX } from "../../../server/domain/account/sms-texts.ts";
import { newsText } from "../../../server/domain/push-news/texts.ts";
import { reminderText } from "../../../server/domain/reminders/texts.ts";
import { addDays } from "../../../server/domain/pregnancies/calendar-date.ts";
import { date } from "../../fixtures/pregnancies.ts";

const today = date("2026-03-12");
const nothing = new Set<string>();
const on = (day: string, more: Partial<DatedItem> = {}): DatedItem => ({
  kind: "antenatalContact",
  date: date(day),
  isDated: true,
  status: "coming",
  canStillGo: false,
  ...more,
});

describe("what is due on a day", () => {
  test.each([
    ["the day before", on("2026-03-13"), { kind: "before", day: "2026-03-13" }],
    [
      "the day before one whose window is open already",
      on("2026-03-13", { status: "due" }),
      { kind: "before", day: "2026-03-13" },
    ],
    [
      "a week after, while its window is open",
      on("2026-03-05", { status: "due" }),
      { kind: "late", day: "2026-03-05" },
    ],
    [
      "a week after, where going still makes sense",
      on("2026-03-05", { status: "missed", canStillGo: true }),
      { kind: "late", day: "2026-03-05" },
    ],
    [
      "two days later still, where something kept it back",
      on("2026-03-03", { status: "due" }),
      { kind: "late", day: "2026-03-03" },
    ],
    ["on the day itself", on("2026-03-12", { status: "due" }), null],
    ["two days before", on("2026-03-14"), null],
    ["six days after", on("2026-03-06", { status: "due" }), null],
    ["ten days after", on("2026-03-02", { status: "due" }), null],
    ["of what is done", on("2026-03-13", { status: "done" }), null],
    ["of what is not for her", on("2026-03-13", { status: "notForMe" }), null],
    ["of what is too late", on("2026-03-05", { status: "missed" }), null],
    ["of what has no day", on("2026-03-13", { isDated: false }), null],
    ["of the due date", on("2026-03-13", { kind: "dueDate" }), null],
  ] as const)("%s", (_, item, due) => {
    expect(dueOn([item], today, nothing)).toEqual(due);
  });

  test("is one reminder for several things on a day, and what comes stands before what is late", () => {
    const items = [on("2026-03-05", { status: "due" }), on("2026-03-13"), on("2026-03-13", { kind: "vaccines" })];
    expect(dueOn(items, today, nothing)).toEqual({ kind: "before", day: "2026-03-13" });
    expect(dueOn(items, today, new Set(["before 2026-03-13"]))).toEqual({ kind: "late", day: "2026-03-05" });
    expect(dueOn(items, today, new Set(["before 2026-03-13", "late 2026-03-05"]))).toBeNull();
  });
});

test("her plan is read again on the next day on which something gets due, and within a week", () => {
  expect(nextLook([on("2026-03-16")], today)).toBe("2026-03-15");
  expect(nextLook([on("2026-03-07", { status: "due" })], today)).toBe("2026-03-14");
  expect(nextLook([on("2026-03-16", { status: "done" })], today)).toBe("2026-03-19");
  expect(nextLook([], today)).toBe("2026-03-19");
});

describe("her hour", () => {
  const at = (text: string) => Date.parse(text);

  test.each([
    ["later today", "2026-03-12T04:00:00Z", 10, "Asia/Karachi", "2026-03-12T05:00:00Z"],
    ["tomorrow, when it is that hour just now", "2026-03-12T05:00:00Z", 10, "Asia/Karachi", "2026-03-13T05:00:00Z"],
    [
      "an hour earlier in the world after the clocks went forward",
      "2026-03-28T12:00:00Z",
      10,
      "Europe/London",
      "2026-03-29T09:00:00Z",
    ],
    ["an hour later after they went back", "2026-10-24T12:00:00Z", 10, "Europe/London", "2026-10-25T10:00:00Z"],
    [
      "by half an hour where they go by half an hour",
      "2026-10-03T12:00:00Z",
      10,
      "Australia/Lord_Howe",
      "2026-10-03T23:00:00Z",
    ],
    [
      "on her day, which has begun while it is yesterday elsewhere",
      "2026-03-12T10:00:00Z",
      9,
      "Pacific/Auckland",
      "2026-03-12T20:00:00Z",
    ],
  ])("is %s", (_, now, hour, timeZone, next) => {
    expect(new Date(nextHour(at(now), { hour, timeZone })).toISOString()).toBe(new Date(next).toISOString());
  });

  test("stays the same on her clock through a year", () => {
    const clock = { hour: 8, timeZone: "America/New_York" };
    const hourOf = new Intl.DateTimeFormat("en", { timeZone: clock.timeZone, hour: "2-digit", hourCycle: "h23" });
    for (let day = today; day < "2027-03-13"; day = addDays(day, 1))
      expect([day, hourOf.format(instantAt(day, clock))]).toEqual([day, "08"]);
  });

  test.each([
    ["2026-03-12T02:59:59Z", true],
    ["2026-03-12T03:00:00Z", false],
    ["2026-03-12T15:59:59Z", false],
    ["2026-03-12T16:00:00Z", true],
  ])("at %s in Karachi it is night: %j", (now, isHers) => {
    expect(isNight(at(now), "Asia/Karachi")).toBe(isHers);
  });
});

describe.each(LANGUAGE_CODES)("the texts in %s", (language) => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const textsBy = (channel: (typeof REMINDER_CHANNELS)[number]) => [
    ...days.map((day) => reminderText(language, channel, { kind: "before", day })),
    reminderText(language, channel, { kind: "late", day: today }),
  ];

  test("are one SMS each, and each weekday has its own", () => {
    const texts = textsBy("sms");
    for (const text of texts) expect([text, text.length <= SMS_MAX[language]]).toEqual([text, true]);
    expect(new Set(texts).size).toBe(8);
  });

  test("name neither the product nor what is due, and say how to end them, which for a notice the phone does", () => {
    const telling = /umeed|امید|pregnan|حمل|baby|بچ|visit|check|چیک|vaccin|ٹیک|doctor|ڈاکٹر|mother|ماں/i;
    for (const channel of REMINDER_CHANNELS)
      for (const text of textsBy(channel)) {
        expect(text).not.toMatch(telling);
        const end = { sms: "STOP", call: "9", whatsapp: "STOP", push: "" }[channel];
        expect(text).toContain(end);
      }
    for (const topic of PUSH_TOPICS) expect(newsText(language, topic)).not.toMatch(telling);
  });
});

test("the text of a Tuesday in English", () => {
  expect(reminderText("en", "sms", { kind: "before", day: date("2026-03-17") })).toBe(
    "You have an appointment on Tuesday. Reply STOP to end.",
  );
});
