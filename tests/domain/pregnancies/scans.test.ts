import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, type CalendarDate } from "../../../server/domain/pregnancies/calendar-date.ts";
import {
  dueDateByScan,
  estimatedDueDate,
  pastDueFrom,
  pregnancyStart,
  redatingLimitDays,
  weighedDueDates,
  type Dating,
  type Scan,
} from "../../../server/domain/pregnancies/dating.ts";
import { progressOf } from "../../../server/domain/pregnancies/progress.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

/** Whole days of an age written as in a report: 21w6d. */
const age = (text: string) => {
  const [weeks = Number.NaN, days = Number.NaN] = text.match(/\d+/g)?.map(Number) ?? [];
  return weeks * 7 + days;
};

const lastMenstrualPeriod = date("2025-01-01");
const dueByPeriod = date("2025-10-08");
/** A scan on the day on which the period makes it `by`, that measures `measured`. */
const scanAt = (by: string, measured: string): Scan => ({
  date: addDays(lastMenstrualPeriod, age(by)),
  gestationalAgeDays: age(measured),
});
const later = (days: number) => addDays(dueByPeriod, days);
const byPeriod = { date: dueByPeriod, source: "lastMenstrualPeriod" } as const;
const isSmall = (dating: Dating) => weighedDueDates(dating).flatMap((one) => (one.scan ? [one.isSmall] : []));

describe("the first scan", () => {
  it("today, that makes 34w0d only 30w6d, leaves the due date, and 'past due' is counted from the period", () => {
    const due = estimatedDueDate({ lastMenstrualPeriod, scans: [scanAt("34w0d", "30w6d")] });

    expect(due).toEqual({ ...byPeriod, uncertainBecause: "scanFrom28Weeks", secondDate: later(22) });
    expect(due && pastDueFrom(due)).toBe(dueByPeriod);
  });

  it.each([
    ["8w6d", "8w1d", 0, undefined],
    ["8w6d", "8w0d", 6, undefined],
    ["9w0d", "8w0d", 0, undefined],
    ["9w0d", "7w6d", 8, undefined],
    ["15w6d", "14w6d", 0, undefined],
    ["15w6d", "14w5d", 8, undefined],
    ["16w0d", "14w4d", 0, undefined],
    ["16w0d", "14w3d", 11, undefined],
    ["21w6d", "20w3d", 0, undefined],
    ["21w6d", "20w2d", 11, undefined],
    ["21w6d", "21w6d", 0, undefined],
    ["22w0d", "22w0d", 0, "scanFrom22Weeks"],
    ["22w0d", "20w0d", 0, "scanFrom22Weeks"],
    ["22w0d", "19w6d", 15, "scanFrom22Weeks"],
    ["27w6d", "25w6d", 0, "scanFrom22Weeks"],
    ["27w6d", "25w5d", 15, "scanFrom22Weeks"],
    ["21w6d", "22w0d", 0, "scanFrom22Weeks"],
    ["27w6d", "29w6d", 0, "scanFrom22Weeks"],
    ["20w0d", "29w0d", -63, "scanFrom22Weeks"],
  ])("when the period makes it %s and it measures %s moves the date by %i days; not certain: %s", (...row) => {
    const [by, measured, moved, uncertainBecause] = row;

    const due = estimatedDueDate({ lastMenstrualPeriod, scans: [scanAt(by, measured)] });

    expect(due).toEqual({ date: later(moved), source: moved === 0 ? "lastMenstrualPeriod" : "scan", uncertainBecause });
  });

  it.each([
    ["28w0d", "28w0d", undefined],
    ["28w0d", "27w6d", 1],
    ["28w0d", "20w0d", 56],
    ["28w0d", "33w0d", -35],
    ["36w0d", "31w0d", 35],
    ["41w0d", "38w0d", 21],
  ])("from 28w0d never moves the date: %s measured %s gives a second one", (by, measured, second) => {
    const due = estimatedDueDate({ lastMenstrualPeriod, scans: [scanAt(by, measured)] });

    expect(due).toEqual({
      ...byPeriod,
      uncertainBecause: "scanFrom28Weeks",
      secondDate: second === undefined ? undefined : later(second),
    });
    expect(due && pastDueFrom(due)).toBe(later(Math.min(0, second ?? 0)));
  });

  it.each([
    ["21w6d", undefined],
    ["22w0d", "scanFrom22Weeks"],
    ["25w0d", "scanFrom22Weeks"],
    ["27w6d", "scanFrom22Weeks"],
    ["28w0d", "scanFrom28Weeks"],
    ["30w0d", "scanFrom28Weeks"],
  ])("without a period gives the date, and measuring %s it is not certain because of %s", (measured, why) => {
    const scan = { date: date("2025-08-01"), gestationalAgeDays: age(measured) };

    expect(estimatedDueDate({ scans: [scan] })).toEqual({
      date: addDays(scan.date, 280 - age(measured)),
      source: "scan",
      uncertainBecause: why,
    });
  });

  it.each([
    ["12w0d", "13w0d", "scan", undefined],
    ["25w0d", "23w0d", "given", "scanFrom22Weeks"],
    ["25w0d", "22w6d", "scan", "scanFrom22Weeks"],
    ["30w0d", "24w0d", "given", "scanFrom28Weeks"],
    ["26w0d", "29w0d", "given", "scanFrom28Weeks"],
  ])("beside a due date that was given: %s by that, %s measured, counted by %s, not certain: %s", (...row) => {
    const [by, measured, source, uncertainBecause] = row;

    const due = estimatedDueDate({ givenDueDate: dueByPeriod, scans: [scanAt(by, measured)] });

    expect(due).toMatchObject({ source });
    expect(due?.uncertainBecause).toBe(uncertainBecause);
    expect(due?.secondDate).toBe(uncertainBecause === "scanFrom28Weeks" ? later(age(by) - age(measured)) : undefined);
  });

  it("on a day on which the period makes no embryo possible counts, and the dates are not certain", () => {
    const early = { date: addDays(lastMenstrualPeriod, 10), gestationalAgeDays: age("8w0d") };
    const dating = { lastMenstrualPeriod, cycleLength: 45, scans: [early] };

    expect(estimatedDueDate(dating)).toEqual({
      date: dueDateByScan(early),
      source: "scan",
      uncertainBecause: "periodDoesNotFit",
    });
    expect(isSmall(dating)).toEqual([false]);
    expect(
      estimatedDueDate({ lastMenstrualPeriod, scans: [scanAt("4w0d", "7w0d")] })?.uncertainBecause,
    ).toBeUndefined();
    expect(estimatedDueDate({ lastMenstrualPeriod, scans: [scanAt("3w6d", "7w0d")] })).toMatchObject({
      uncertainBecause: "periodDoesNotFit",
    });
  });

  it("on a leap day, or over one, is counted as any other", () => {
    const period = date("2027-08-10");
    const leapDay = { date: date("2028-02-29"), gestationalAgeDays: age("26w0d") };

    expect(daysBetween(period, leapDay.date)).toBe(age("29w0d"));
    expect(estimatedDueDate({ lastMenstrualPeriod: period, scans: [leapDay] })).toEqual({
      date: "2028-05-16",
      source: "lastMenstrualPeriod",
      uncertainBecause: "scanFrom28Weeks",
      secondDate: "2028-06-06",
    });
  });
});

describe("several scans", () => {
  const early = scanAt("11w0d", "11w0d");
  const late = scanAt("34w0d", "30w6d");

  it("in any order: the early one settles the date for certain, and the late one that disagrees is shown", () => {
    for (const scans of [
      [early, late],
      [late, early],
    ]) {
      expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toEqual(byPeriod);
      expect(weighedDueDates({ lastMenstrualPeriod, scans })).toEqual([
        { ...first, date: dueByPeriod, source: "scan", scan: early, difference: { days: 0, limit: 7 } },
        { ...first, ...byPeriod, counts: true, countsForPastDue: true },
        { ...first, date: later(22), source: "scan", scan: late, isSmall: true },
      ]);
    }
  });

  const first = { counts: false, countsForPastDue: false, difference: null, scan: null, isSmall: false } as const;

  it("of which the early one moved the date: the late one neither moves it nor makes it uncertain", () => {
    const moves = scanAt("11w0d", "9w6d");

    expect(estimatedDueDate({ lastMenstrualPeriod, scans: [late, moves] })).toEqual({
      date: later(8),
      source: "scan",
    });
  });

  it("of which the first was late: a later one does not decide", () => {
    const scans = [scanAt("34w0d", "34w0d"), scanAt("24w0d", "23w0d")];

    expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toEqual({
      ...byPeriod,
      uncertainBecause: "scanFrom22Weeks",
    });
  });

  it("are shown with the date that counts for 'past due', and a late first one behind the period", () => {
    const weighed = weighedDueDates({ lastMenstrualPeriod, scans: [scanAt("30w0d", "33w0d")] });

    expect(weighed).toMatchObject([
      { ...byPeriod, counts: true, countsForPastDue: false },
      { source: "scan", date: later(-21), counts: false, countsForPastDue: true, difference: null, isSmall: false },
    ]);
  });
});

describe("a scan that measures small", () => {
  it.each([
    ["34w0d", "32w0d", false],
    ["34w0d", "31w6d", true],
    ["34w0d", "36w1d", false],
    ["22w0d", "19w6d", true],
    ["21w6d", "19w0d", false],
  ])(
    "after an early one that settled the date: at %s, measured %s, growth is to be checked: %s",
    (by, measured, small) => {
      const dating = { lastMenstrualPeriod, scans: [scanAt("11w0d", "11w0d"), scanAt(by, measured)] };

      expect(isSmall(dating)).toEqual([false, small]);
    },
  );

  it("is judged by the transfer, which nothing moves", () => {
    const ivf = { transferDate: addDays(lastMenstrualPeriod, 19), embryoAgeDays: 5 } as const;
    for (const [scan, small] of [
      [scanAt("34w0d", "30w6d"), true],
      [scanAt("11w0d", "9w0d"), false],
      [scanAt("25w0d", "25w0d"), false],
    ] as const) {
      expect(estimatedDueDate({ lastMenstrualPeriod, scans: [scan], ivf })).toEqual({
        date: dueByPeriod,
        source: "ivf",
      });
      expect(isSmall({ lastMenstrualPeriod, scans: [scan], ivf })).toEqual([small]);
    }
  });

  it("is said to be small also where it moved the date, and a later one where it grew too little since the first", () => {
    expect(isSmall({ lastMenstrualPeriod, scans: [scanAt("26w0d", "23w6d")] })).toEqual([true]);
    expect(isSmall({ scans: [scanAt("30w0d", "30w0d"), scanAt("34w0d", "31w6d")] })).toEqual([false, true]);
    expect(isSmall({ scans: [scanAt("30w0d", "30w0d"), scanAt("34w0d", "32w0d")] })).toEqual([false, false]);
  });
});

describe("whatever scans there are", () => {
  const days = fc.integer({ min: 0, max: 44 * 7 });
  const goodAge = fc.integer({ min: 42, max: 294 });
  const scans = fc.array(
    fc.record({ date: days.map((ago) => addDays(lastMenstrualPeriod, ago)), gestationalAgeDays: goodAge }),
    { maxLength: 4 },
  );
  const firstOf = (all: readonly Scan[]) => all.toSorted((one, other) => daysBetween(other.date, one.date))[0];
  const onDifferentDays = (all: readonly Scan[]) => new Set(all.map((scan) => scan.date)).size === all.length;

  it("their order changes nothing", () => {
    fc.assert(
      fc.property(scans, (all) => {
        fc.pre(onDifferentDays(all));
        const dating = { lastMenstrualPeriod, scans: all };
        const turned = { lastMenstrualPeriod, scans: all.toReversed() };
        expect(estimatedDueDate(turned)).toEqual(estimatedDueDate(dating));
        expect(weighedDueDates(turned)).toEqual(weighedDueDates(dating));
      }),
    );
  });

  it("none after the first moves the date", () => {
    fc.assert(
      fc.property(scans, (all) => {
        fc.pre(onDifferentDays(all));
        const first = firstOf(all);
        const due = estimatedDueDate({ lastMenstrualPeriod, scans: all });
        expect(due).toEqual(estimatedDueDate({ lastMenstrualPeriod, scans: first ? [first] : [] }));
      }),
    );
  });

  it("the date moves only where the table says so, and never from 28w0d", () => {
    fc.assert(
      fc.property(days, goodAge, (menstrualAge, gestationalAgeDays) => {
        const scan = { date: addDays(lastMenstrualPeriod, menstrualAge), gestationalAgeDays };
        const due = estimatedDueDate({ lastMenstrualPeriod, scans: [scan] });
        const limit = redatingLimitDays(menstrualAge);
        const moves = limit !== null && Math.abs(menstrualAge - gestationalAgeDays) > limit;
        expect(due?.date).toBe(moves ? dueDateByScan(scan) : dueByPeriod);
        expect(menstrualAge >= 196 && moves).toBe(false);
      }),
    );
  });

  it("dates are certain only where the first was before 22w0d by the period and by its own measure", () => {
    fc.assert(
      fc.property(days, goodAge, (menstrualAge, gestationalAgeDays) => {
        const scan = { date: addDays(lastMenstrualPeriod, menstrualAge), gestationalAgeDays };
        const due = estimatedDueDate({ lastMenstrualPeriod, scans: [scan] });
        const isEarly = menstrualAge >= 28 && menstrualAge < 154 && gestationalAgeDays < 154;
        expect(due?.uncertainBecause === undefined).toBe(isEarly);
      }),
    );
  });

  it("a transfer's date never moves, and is certain", () => {
    const ivf = { transferDate: addDays(lastMenstrualPeriod, 19), embryoAgeDays: 5 } as const;
    fc.assert(
      fc.property(scans, (all) => {
        expect(estimatedDueDate({ lastMenstrualPeriod, scans: all, ivf })).toEqual({
          date: dueByPeriod,
          source: "ivf",
        });
      }),
    );
  });

  it("'past due' is never counted from later than the date that counts, and a second date is never the same", () => {
    const anyDating = fc.record({
      lastMenstrualPeriod: fc.constantFrom(lastMenstrualPeriod, undefined),
      givenDueDate: fc.option(
        days.map((ahead) => addDays(lastMenstrualPeriod, ahead)),
        { nil: undefined },
      ),
      scans,
      ivf: fc.constantFrom({ transferDate: addDays(lastMenstrualPeriod, 19), embryoAgeDays: 5 } as const, undefined),
    });
    fc.assert(
      fc.property(anyDating, (dating) => {
        const due = estimatedDueDate(dating);
        fc.pre(due !== null);
        expect(daysBetween(due.date, pastDueFrom(due))).toBeLessThanOrEqual(0);
        expect(due.secondDate).not.toBe(due.date);
        expect(weighedDueDates(dating).filter(({ countsForPastDue }) => countsForPastDue)).toMatchObject([
          { date: pastDueFrom(due) },
        ]);
      }),
    );
  });
});

describe("where she is, with a first scan from 28w0d that gives an earlier date", () => {
  const pregnancy = pregnancyOf({ lastMenstrualPeriod, scans: [scanAt("30w0d", "33w0d")] });
  const on = (weeks: number, ofDays = 0): CalendarDate => addDays(pregnancyStart(dueByPeriod), weeks * 7 + ofDays);

  it("weeks go by the period, and 'past due' by the scan", () => {
    expect(progressOf(pregnancy, on(37, 6))).toMatchObject({ kind: "underway", daysLeft: 15, secondDate: later(-21) });
    expect(progressOf(pregnancy, on(38))).toMatchObject({
      kind: "pastDue",
      age: { weeks: 38, days: 0 },
      contentWeek: 38,
      daysLeft: 14,
      expectedDate: dueByPeriod,
    });
    expect(progressOf(pregnancy, on(42, 6))).toMatchObject({ kind: "pastDue", daysLeft: 0 });
    expect(progressOf(pregnancy, on(43))).toMatchObject({ kind: "stopped" });
  });
});
