import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayOf,
  daysFrom,
  fallsOn,
  lengthInDays,
  monthOf,
  recurrence,
  type Recurrence,
} from "../../../server/domain/events/recurrence.ts";
import { addDays, daysBetween } from "../../../server/domain/pregnancies/calendar-date.ts";
import { date } from "../../fixtures/pregnancies.ts";

const DAY = 86_400_000;
const theMonth = (text: string) => monthOf(text) ?? expect.fail(`${text} is no month`);
const anyDay = fc
  .integer({ min: Date.UTC(1950, 0, 1) / DAY, max: Date.UTC(2150, 11, 31) / DAY })
  .map((day) => date(new Date(day * DAY).toISOString().slice(0, 10)));
const year = fc.integer({ min: 1950, max: 2150 });
const weekday = fc.integer({ min: 1, max: 7 });
const month = fc.integer({ min: 1, max: 12 });

const within = (rule: Recurrence, from: string, to: string) =>
  daysFrom(date(from), date(to))
    .filter((day) => fallsOn(rule, day))
    .map((day) => day.date);
const isLeap = (of: number) => new Date(Date.UTC(of, 1, 29)).getUTCDate() === 29;
const two = (number: number) => String(number).padStart(2, "0");

describe("every week", () => {
  it("is once in any seven days, on its weekday", () => {
    fc.assert(
      fc.property(weekday, anyDay, (on, from) => {
        const days = within({ kind: "weekly", weekday: on }, from, addDays(from, 6));
        expect(days.map((day) => new Date(day).getUTCDay() || 7)).toEqual([on]);
      }),
    );
  });
});

describe("every month", () => {
  it("is once in any month, on the weekday that so many of its kind come before", () => {
    fc.assert(
      fc.property(weekday, fc.integer({ min: 1, max: 4 }), year, month, (on, nth, inYear, inMonth) => {
        const { first, last } = theMonth(`${inYear}-${two(inMonth)}`);
        const [day = "", ...more] = within({ kind: "monthly", weekday: on, nth }, first, last);
        expect(more).toEqual([]);
        expect(within({ kind: "weekly", weekday: on }, first, day)).toHaveLength(nth);
        expect(day.slice(0, 7)).toBe(first.slice(0, 7));
      }),
    );
  });

  it.each([
    [3, 1, ["2026-01-07", "2026-02-04", "2026-03-04", "2026-04-01"]],
    [7, 4, ["2026-01-25", "2026-02-22", "2026-03-22", "2026-04-26"]],
  ])("on weekday %i, number %i, is %j", (on, nth, days) => {
    expect(within({ kind: "monthly", weekday: on, nth }, "2026-01-01", "2026-04-30")).toEqual(days);
  });
});

describe("every year", () => {
  it("is once in any year, on its day", () => {
    const days = fc.record({ month, day: fc.integer({ min: 1, max: 28 }), days: fc.integer({ min: 1, max: 31 }) });
    fc.assert(
      fc.property(days, year, (on, inYear) => {
        const rule: Recurrence = { kind: "yearly", ...on };
        expect(within(rule, `${inYear}-01-01`, `${inYear}-12-31`)).toEqual([
          `${inYear}-${two(on.month)}-${two(on.day)}`,
        ]);
        expect(lengthInDays(rule)).toBe(on.days);
      }),
      { numRuns: 40 },
    );
  });

  it("on 29 February is left out in other years", () => {
    fc.assert(
      fc.property(year, (inYear) => {
        const rule: Recurrence = { kind: "yearly", month: 2, day: 29, days: 1 };
        const found = within(rule, `${inYear}-02-01`, `${inYear}-03-31`);
        expect(found).toEqual(isLeap(inYear) ? [`${inYear}-02-29`] : []);
      }),
    );
    expect([1900, 2000, 2028, 2100].map(isLeap)).toEqual([false, true, true, false]);
  });
});

describe("the days of a span", () => {
  it("are all there, once, in order, both ends with them", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (from, more) => {
        const days = daysFrom(from, addDays(from, more)).map((day) => day.date);
        expect([days[0], days.at(-1), days.length]).toEqual([from, addDays(from, more), more + 1]);
        expect(days.every((day, index) => daysBetween(from, day) === index)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it("are none when it ends before it begins", () => {
    expect(daysFrom(date("2026-03-02"), date("2026-03-01"))).toEqual([]);
  });

  it("are taken apart as the calendar does", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const whole = new Date(day);
        expect(dayOf(day)).toEqual({
          date: day,
          month: whole.getUTCMonth() + 1,
          day: whole.getUTCDate(),
          weekday: whole.getUTCDay() || 7,
        });
      }),
    );
  });
});

describe("a month", () => {
  it("begins the day after the one before it ends", () => {
    fc.assert(
      fc.property(year, month, (inYear, inMonth) => {
        const found = theMonth(`${inYear}-${two(inMonth)}`);
        const next = theMonth(found.next);
        expect(next.first).toBe(addDays(found.last, 1));
        expect(next.previous).toBe(found.first.slice(0, 7));
        expect([found.first.slice(8), found.last.slice(0, 7)]).toEqual(["01", found.first.slice(0, 7)]);
      }),
    );
  });

  it.each(["2026-13", "2026-00", "2026-2", "2026", "", "2026-02-01", "soon", "9999-01", "-2026-01"])(
    "%j is none",
    (text) => {
      expect(monthOf(text)).toBeNull();
    },
  );
});

describe("a rule as it is stored", () => {
  it.each([
    { kind: "weekly", weekday: 0 },
    { kind: "weekly", weekday: 8 },
    { kind: "monthly", weekday: 1, nth: 5 },
    { kind: "yearly", month: 13, day: 1, days: 1 },
    { kind: "yearly", month: 1, day: 0, days: 1 },
    { kind: "yearly", month: 1, day: 1, days: 32 },
    { kind: "daily" },
    {},
  ])("can't be %o", (rule) => {
    expect(recurrence.safeParse(rule).success).toBe(false);
  });
});
