import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  babyAge,
  contentWeek,
  daysLeft,
  gestationalAge,
  pregnancyProgress,
  pregnancyStage,
  trimester,
} from "../../../server/domain/pregnancies/age.ts";
import {
  addDays,
  addYears,
  calendarDateFromWire,
  calendarDateOf,
  daysBetween,
  parseCalendarDate,
  type CalendarDate,
} from "../../../server/domain/pregnancies/calendar-date.ts";
import {
  estimatedDueDate,
  isGoodScan,
  pregnancyStart,
  redatingLimitDays,
  weighedDueDates,
} from "../../../server/domain/pregnancies/dating.ts";
import {
  birthDateProblem,
  dueDateProblem,
  lastMenstrualPeriodProblem,
} from "../../../server/domain/pregnancies/date-limits.ts";
import { deliveryDateOnTheWire } from "../../../server/domain/pregnancies/dates-by-period.ts";

const KARACHI = "Asia/Karachi";
const LOS_ANGELES = "America/Los_Angeles";
const DAY = 86_400_000;

function date(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed) throw new Error(`${text} is not a calendar date`);
  return parsed;
}

/** Built on UTC arithmetic, so that it does not share a mistake with the code it tests. */
function dateAt(daysSince1970: number): CalendarDate {
  return date(new Date(daysSince1970 * DAY).toISOString().slice(0, 10));
}

const dayNumbers = fc.integer({ min: Date.UTC(1900, 0, 1) / DAY, max: Date.UTC(2200, 11, 31) / DAY });
const dates = dayNumbers.map(dateAt);

const today = date("2025-06-15");
const dueDate = date("2025-10-08");

function atAge(weeks: number, days = 0): CalendarDate {
  return addDays(pregnancyStart(dueDate), weeks * 7 + days);
}

describe("a calendar date", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(dates, (day) => {
        expect(parseCalendarDate(day)).toBe(day);
      }),
    );
  });

  it.each(["2025-02-29", "1900-02-29", "2100-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-01-00"])(
    "is not read from %s, which is on no calendar",
    (text) => expect(parseCalendarDate(text)).toBeNull(),
  );

  it.each(["2024-02-29", "2000-02-29", "1900-01-01", "2200-12-31"])("is read from %s", (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });

  it.each(["", "2025-1-1", " 2025-01-01", "2025-01-01 ", "20250101", "01-01-2025", "2025-01-01T00:00Z", "٢٠٢٥-٠١-٠١"])(
    'is not read from another form: "%s"',
    (text) => expect(parseCalendarDate(text)).toBeNull(),
  );

  it.each(["1899-12-31", "2201-01-01", "0000-01-01", "9999-12-31"])("is not read from so far a year: %s", (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  it("is never made of any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, text]).toContain(parseCalendarDate(text));
      }),
    );
  });

  it("moves by whole days, over leap days and year ends", () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, (from, to) => {
        expect(addDays(dateAt(from), to - from)).toBe(dateAt(to));
        expect(daysBetween(dateAt(from), dateAt(to))).toBe(to - from);
      }),
    );
  });

  it("moves by years to the same day, and from 29 February to 28", () => {
    expect(addYears(date("2025-03-01"), -3)).toBe("2022-03-01");
    expect(addYears(date("2024-02-29"), -3)).toBe("2021-02-28");
    expect(addYears(date("2024-02-29"), 4)).toBe("2028-02-29");
  });
});

describe("a date on the wire", () => {
  it("is taken as it is when bare, in whatever zone", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(KARACHI, LOS_ANGELES, "Pacific/Kiritimati"), (day, zone) => {
        expect(calendarDateFromWire(day, zone)).toBe(day);
      }),
    );
  });

  it.each([
    ["2024-12-31T18:59:59.999Z", KARACHI, "2024-12-31"],
    ["2024-12-31T19:00:00.000Z", KARACHI, "2025-01-01"],
    ["2025-01-01T07:59:59.999Z", LOS_ANGELES, "2024-12-31"],
    ["2025-01-01T08:00:00.000Z", LOS_ANGELES, "2025-01-01"],
    ["2025-07-01T06:59:59Z", LOS_ANGELES, "2025-06-30"],
    ["2025-07-01T07:00:00Z", LOS_ANGELES, "2025-07-01"],
    ["2025-01-01T00:00:00+05:00", KARACHI, "2025-01-01"],
    ["2025-01-01T00:00:00+0500", LOS_ANGELES, "2024-12-31"],
    ["2008-06-30T18:00:00Z", KARACHI, "2008-07-01"],
  ])("that is the instant %s is the day in %s: %s", (text, zone, day) => {
    expect(calendarDateFromWire(text, zone)).toBe(day);
  });

  it.each(["2024-02-29T23:59:59.999999", "2024-02-29T00:00", "2024-02-29 12:30:00"])(
    "that names no zone keeps its own day: %s",
    (text) => {
      expect(calendarDateFromWire(text, LOS_ANGELES)).toBe("2024-02-29");
      expect(calendarDateFromWire(text, "Pacific/Kiritimati")).toBe("2024-02-29");
    },
  );

  it.each(["", "yesterday", "2025-02-29T00:00:00Z", "2025-02-29T00:00:00", "2025-01-01T25:00Z", "1735689600000"])(
    'is null when it is no date: "%s"',
    (text) => expect(calendarDateFromWire(text, KARACHI)).toBeNull(),
  );

  it("is null when its day is out of range in the zone, though the instant is not", () => {
    expect(calendarDateFromWire("2200-12-31T18:59:59Z", KARACHI)).toBe("2200-12-31");
    expect(calendarDateFromWire("2200-12-31T19:00:00Z", KARACHI)).toBeNull();
  });

  it("survives the way out as an instant and back, at any time of day", () => {
    const times = fc.integer({ min: 0, max: DAY - 1 });
    fc.assert(
      fc.property(dates, times, fc.constantFrom(KARACHI, LOS_ANGELES), (day, sinceMidnight, zone) => {
        const time = new Temporal.PlainTime().add({ milliseconds: sinceMidnight });
        const instant = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
        expect(calendarDateFromWire(instant.toString(), zone)).toBe(day);
        expect(calendarDateOf(instant.epochMilliseconds, zone)).toBe(day);
      }),
    );
  });

  it("fails loudly when the zone is misspelt, instead of taking every date for a bad one", () => {
    expect(() => calendarDateFromWire("2025-01-01T00:00:00Z", "Asia/Karachee")).toThrow(RangeError);
    expect(() => calendarDateOf(0, "Asia/Karachee")).toThrow(RangeError);
  });
});

describe("the due date by the last menstrual period", () => {
  it.each([
    ["2019-06-01", "2020-03-07"],
    ["2024-02-29", "2024-12-05"],
    ["2025-01-01", "2025-10-08"],
  ])("of %s is %s", (lastMenstrualPeriod, expected) => {
    expect(estimatedDueDate({ lastMenstrualPeriod: date(lastMenstrualPeriod) })).toEqual({
      date: expected,
      source: "lastMenstrualPeriod",
    });
  });

  it.each([
    [21, "2025-10-01", "cycle"],
    [27, "2025-10-07", "cycle"],
    [28, "2025-10-08", "lastMenstrualPeriod"],
    [29, "2025-10-09", "cycle"],
    [45, "2025-10-25", "cycle"],
  ])("with a cycle of %i days is %s", (cycleLength, expected, source) => {
    const lastMenstrualPeriod = date("2025-01-01");
    expect(estimatedDueDate({ lastMenstrualPeriod, cycleLength })).toEqual({ date: expected, source });
  });

  it.each([20, 46, 28.5, Number.NaN])("refuses a cycle of %d days", (cycleLength) => {
    expect(() => estimatedDueDate({ lastMenstrualPeriod: today, cycleLength })).toThrow(RangeError);
  });

  it("gives the last menstrual period back", () => {
    fc.assert(
      fc.property(dates, (lastMenstrualPeriod) => {
        const due = estimatedDueDate({ lastMenstrualPeriod });
        expect(due && pregnancyStart(due.date)).toBe(lastMenstrualPeriod);
      }),
    );
  });

  it("is always later the later the period was", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 21, max: 45 }), (lastMenstrualPeriod, cycleLength) => {
        const due = estimatedDueDate({ lastMenstrualPeriod, cycleLength });
        const next = estimatedDueDate({ lastMenstrualPeriod: addDays(lastMenstrualPeriod, 1), cycleLength });
        expect(due && next && daysBetween(due.date, next.date)).toBe(1);
      }),
    );
  });
});

describe("a due date on servers in other zones", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [KARACHI, -300],
    [LOS_ANGELES, 480],
    ["Pacific/Kiritimati", -840],
    ["Pacific/Pago_Pago", 660],
    ["UTC", 0],
  ])("does not move by a day with TZ=%s", (TZ, minutesBehindUtc) => {
    vi.stubEnv("TZ", TZ);
    expect(new Date(2025, 0, 1).getTimezoneOffset(), "TZ takes effect in this process").toBe(minutesBehindUtc);

    expect(estimatedDueDate({ lastMenstrualPeriod: date("2019-06-01") })?.date).toBe("2020-03-07");
    expect(estimatedDueDate({ lastMenstrualPeriod: date("2025-01-01") })?.date).toBe("2025-10-08");
    expect(calendarDateFromWire("2025-01-01", KARACHI)).toBe("2025-01-01");
    expect(calendarDateFromWire("2025-01-01T00:00:00", KARACHI)).toBe("2025-01-01");
    expect(calendarDateFromWire("2024-12-31T19:00:00Z", KARACHI)).toBe("2025-01-01");
    expect(calendarDateOf(Date.UTC(2024, 11, 31, 19), KARACHI)).toBe("2025-01-01");
    expect(deliveryDateOnTheWire(date("2024-02-29"))).toBe("2025-02-28");
    expect(gestationalAge(dueDate, date("2025-01-15"))).toEqual({ weeks: 2, days: 0, totalDays: 14 });
  });
});

describe("due dates weighed", () => {
  const lastMenstrualPeriod = date("2025-01-01");
  const anyDating = fc.record({
    lastMenstrualPeriod: fc.option(dates, { nil: undefined }),
    cycleLength: fc.option(fc.integer({ min: 21, max: 45 }), { nil: undefined }),
    scans: fc.array(fc.record({ date: dates, gestationalAgeDays: fc.integer({ min: 0, max: 320 }) }), { maxLength: 3 }),
    ivf: fc.option(fc.record({ transferDate: dates, embryoAgeDays: fc.constantFrom(3 as const, 5 as const) }), {
      nil: undefined,
    }),
    givenDueDate: fc.option(dates, { nil: undefined }),
  });

  it("have exactly the one that counts as the due date, and none when there is none", () => {
    fc.assert(
      fc.property(anyDating, (dating) => {
        const counting = weighedDueDates(dating).filter(({ counts }) => counts);
        const due = estimatedDueDate(dating);
        const decided = due ? [{ date: due.date, source: due.source }] : [];
        expect(counting.map(({ date: day, source }) => ({ date: day, source }))).toEqual(decided);
      }),
    );
  });

  it("stand in the order in which they are trusted, whichever counts", () => {
    const scan = { date: date("2025-03-26"), gestationalAgeDays: 84 };
    const ivf = { transferDate: date("2025-01-20"), embryoAgeDays: 5 as const };
    const weighed = weighedDueDates({ lastMenstrualPeriod, scans: [scan], ivf, givenDueDate: date("2025-10-20") });

    expect(weighed.map(({ source }) => source)).toEqual(["ivf", "scan", "lastMenstrualPeriod", "given"]);
  });

  it("cross a leap day as any other: a scan on 29 February counts on from there", () => {
    const scans = [{ date: date("2028-02-29"), gestationalAgeDays: 84 }];

    expect(weighedDueDates({ scans })).toEqual([
      {
        date: "2028-09-12",
        source: "scan",
        counts: true,
        countsForPastDue: true,
        difference: null,
        scan: scans[0],
        isSmall: false,
      },
    ]);
    expect(
      weighedDueDates({ ivf: { transferDate: date("2028-02-29"), embryoAgeDays: 3 } }).map(({ date: day }) => day),
    ).toEqual(["2028-11-18"]);
  });

  it("say by how much a scan differs and how much it may, at the edge and past it", () => {
    const at = (days: number) => {
      const scans = [{ date: addDays(lastMenstrualPeriod, 84), gestationalAgeDays: 84 - days }];
      return weighedDueDates({ lastMenstrualPeriod, scans })[0];
    };

    expect(at(7)).toMatchObject({ counts: false, difference: { days: 7, limit: 7 } });
    expect(at(8)).toMatchObject({ counts: true, difference: { days: 8, limit: 7 } });
  });
});

describe("the due date by scan", () => {
  const lastMenstrualPeriod = date("2025-01-01");

  it.each([
    ["7w0d", 49, 5],
    ["8w6d", 62, 5],
    ["9w0d", 63, 7],
    ["15w6d", 111, 7],
    ["16w0d", 112, 10],
    ["21w6d", 153, 10],
    ["22w0d", 154, 14],
    ["27w6d", 195, 14],
  ])("at %s replaces the menstrual date only past its limit", (_, menstrualAge, limit) => {
    const scanDate = addDays(lastMenstrualPeriod, menstrualAge);
    expect(redatingLimitDays(menstrualAge)).toBe(limit);

    for (const difference of [-limit, 0, limit]) {
      const scans = [{ date: scanDate, gestationalAgeDays: menstrualAge + difference }];
      expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toEqual({
        date: "2025-10-08",
        source: "lastMenstrualPeriod",
        uncertainBecause: doubtOf(menstrualAge, menstrualAge + difference),
      });
    }
    for (const difference of [-limit - 1, limit + 1]) {
      const scans = [{ date: scanDate, gestationalAgeDays: menstrualAge + difference }];
      expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toEqual({
        date: addDays(dueDate, -difference),
        source: "scan",
        uncertainBecause: doubtOf(menstrualAge, menstrualAge + difference),
      });
    }
  });

  const doubtOf = (...ages: number[]) => (Math.max(...ages) >= 154 ? "scanFrom22Weeks" : undefined);

  it.each([196, 252, 300])("at %i days never replaces the menstrual date", (menstrualAge) => {
    expect(redatingLimitDays(menstrualAge)).toBeNull();
    for (const gestationalAgeDays of [150, menstrualAge - 22, menstrualAge, 294]) {
      const scans = [{ date: addDays(lastMenstrualPeriod, menstrualAge), gestationalAgeDays }];
      expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toMatchObject({
        date: "2025-10-08",
        source: "lastMenstrualPeriod",
      });
    }
  });

  it("is measured against the date that the cycle gives, not against a 28-day one", () => {
    const scans = [{ date: addDays(lastMenstrualPeriod, 84), gestationalAgeDays: 84 - 10 }];
    expect(estimatedDueDate({ lastMenstrualPeriod, scans })?.source).toBe("scan");
    expect(estimatedDueDate({ lastMenstrualPeriod, cycleLength: 38, scans })).toEqual({
      date: "2025-10-18",
      source: "cycle",
    });
  });

  it("takes its band from the age that the cycle gives", () => {
    const scans = [{ date: addDays(lastMenstrualPeriod, 65), gestationalAgeDays: 65 - 7 - 6 }];
    expect(estimatedDueDate({ lastMenstrualPeriod, cycleLength: 35, scans })?.source).toBe("scan");
  });

  it("stands alone when the last menstrual period is unknown", () => {
    const scans = [{ date: date("2025-03-26"), gestationalAgeDays: 84 }];
    expect(estimatedDueDate({ scans })).toEqual({ date: "2025-10-08", source: "scan" });
    expect(estimatedDueDate({ scans, givenDueDate: date("2025-11-01") })?.source).toBe("scan");
  });

  it("counts the earliest, in whatever order they were entered", () => {
    const first = { date: date("2025-03-26"), gestationalAgeDays: 74 };
    const later = { date: date("2025-06-18"), gestationalAgeDays: 190 };
    for (const scans of [
      [first, later],
      [later, first],
    ])
      expect(estimatedDueDate({ lastMenstrualPeriod, scans })).toEqual({ date: "2025-10-18", source: "scan" });
  });

  it("is not moved by a later scan once an early one agreed with the period", () => {
    const agrees = { date: addDays(lastMenstrualPeriod, 84), gestationalAgeDays: 84 };
    const differs = { date: addDays(lastMenstrualPeriod, 190), gestationalAgeDays: 150 };
    expect(estimatedDueDate({ lastMenstrualPeriod, scans: [differs] })?.source).toBe("scan");
    expect(estimatedDueDate({ lastMenstrualPeriod, scans: [agrees, differs] })?.source).toBe("lastMenstrualPeriod");
  });

  it("passes over a scan too early or too late to date by", () => {
    const sac = { date: date("2025-02-05"), gestationalAgeDays: 41 };
    const good = { date: date("2025-03-26"), gestationalAgeDays: 74 };
    expect(estimatedDueDate({ scans: [sac] })).toBeNull();
    expect(estimatedDueDate({ lastMenstrualPeriod, scans: [sac, good] })?.date).toBe("2025-10-18");
    expect([41, 42, 294, 295, 80.5, Number.NaN].map((age) => isGoodScan({ ...good, gestationalAgeDays: age }))).toEqual(
      [false, true, true, false, false, false],
    );
  });

  it("never strays from the period by more than the limit of the day, whatever the scan says", () => {
    const ages = fc.integer({ min: 42, max: 294 });
    fc.assert(
      fc.property(dates, ages, ages, (lastMenstrualPeriod, menstrualAge, gestationalAgeDays) => {
        const scanDate = addDays(lastMenstrualPeriod, menstrualAge);
        const due = estimatedDueDate({ lastMenstrualPeriod, scans: [{ date: scanDate, gestationalAgeDays }] });
        const limit = redatingLimitDays(menstrualAge) ?? Infinity;
        const replaced = Math.abs(menstrualAge - gestationalAgeDays) > limit;
        expect(due?.source).toBe(replaced ? "scan" : "lastMenstrualPeriod");
        expect(due && gestationalAge(due.date, scanDate).totalDays).toBe(replaced ? gestationalAgeDays : menstrualAge);
      }),
    );
  });
});

describe("the due date by embryo transfer", () => {
  it("is 261 days from a day-5 transfer and 263 from a day-3 one", () => {
    const transferDate = date("2025-01-20");
    expect(estimatedDueDate({ ivf: { transferDate, embryoAgeDays: 5 } })).toEqual({
      date: "2025-10-08",
      source: "ivf",
    });
    expect(estimatedDueDate({ ivf: { transferDate, embryoAgeDays: 3 } })).toEqual({
      date: "2025-10-10",
      source: "ivf",
    });
  });

  it("comes before everything else that is known", () => {
    const everything = {
      lastMenstrualPeriod: date("2024-12-01"),
      cycleLength: 35,
      scans: [{ date: date("2025-03-26"), gestationalAgeDays: 60 }],
      givenDueDate: date("2025-12-01"),
    };
    const ivf = { transferDate: date("2025-01-20"), embryoAgeDays: 5 } as const;
    expect(estimatedDueDate(everything)?.source).toBe("scan");
    expect(estimatedDueDate({ ...everything, ivf })).toEqual({ date: "2025-10-08", source: "ivf" });
  });
});

describe("a due date that was given", () => {
  it("is taken when nothing else is known, and the weeks count from 280 days before", () => {
    expect(estimatedDueDate({ givenDueDate: dueDate })).toEqual({ date: dueDate, source: "given" });
    expect(pregnancyStart(dueDate)).toBe("2025-01-01");
  });

  it("gives way to a last menstrual period", () => {
    const due = estimatedDueDate({ givenDueDate: dueDate, lastMenstrualPeriod: date("2025-01-03") });
    expect(due).toEqual({ date: "2025-10-10", source: "lastMenstrualPeriod" });
  });

  it("is not invented when nothing at all is known", () => {
    expect(estimatedDueDate({})).toBeNull();
    expect(estimatedDueDate({ scans: [], cycleLength: 30 })).toBeNull();
  });
});

describe("the delivery date on the wire", () => {
  it.each([
    ["2024-02-29", "2025-02-28"],
    ["2023-02-28", "2024-02-28"],
    ["2023-03-01", "2024-03-01"],
    ["2019-12-31", "2020-12-31"],
  ])("of %s is a year later: %s", (lastMenstrualPeriod, expected) => {
    expect(deliveryDateOnTheWire(date(lastMenstrualPeriod))).toBe(expected);
  });

  it("is 365 or 366 days later in every year", () => {
    fc.assert(
      fc.property(dates, (day) => {
        expect([365, 366]).toContain(daysBetween(day, deliveryDateOnTheWire(day)));
      }),
    );
  });
});

describe("an entered date", () => {
  it.each([
    [1, "future"],
    [0, null],
    [-308, null],
    [-309, "tooLongAgo"],
  ])("that is a last menstrual period %i days from today: %s", (days, problem) => {
    expect(lastMenstrualPeriodProblem(addDays(today, days), today)).toBe(problem);
  });

  it.each([
    [-22, "tooLongAgo"],
    [-21, null],
    [280, null],
    [281, "tooFarAhead"],
  ])("that is a due date %i days from today: %s", (days, problem) => {
    expect(dueDateProblem(addDays(today, days), today)).toBe(problem);
  });

  it.each([
    ["2025-06-16", "future"],
    ["2025-06-15", null],
    ["2022-06-15", null],
    ["2022-06-14", "tooLongAgo"],
  ])("that is a birth date on %s: %s", (birthDate, problem) => {
    expect(birthDateProblem(date(birthDate), today)).toBe(problem);
  });
});

describe("gestational age", () => {
  it("is counted in completed weeks and days", () => {
    expect(gestationalAge(dueDate, date("2025-01-01"))).toEqual({ weeks: 0, days: 0, totalDays: 0 });
    expect(gestationalAge(dueDate, date("2025-03-29"))).toEqual({ weeks: 12, days: 3, totalDays: 87 });
    expect(gestationalAge(dueDate, dueDate)).toEqual({ weeks: 40, days: 0, totalDays: 280 });
  });

  it("is not negative before the count begins", () => {
    expect(gestationalAge(dueDate, date("2024-12-25"))).toEqual({ weeks: 0, days: 0, totalDays: 0 });
  });

  it("and the days left always make 280 until the due date", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 280 }), (due, days) => {
        const day = addDays(due, -days);
        const age = gestationalAge(due, day);
        expect(age.totalDays + daysLeft(due, day)).toBe(280);
        expect(age.weeks * 7 + age.days).toBe(age.totalDays);
      }),
    );
  });

  it("leaves no day after the due date", () => {
    expect([-1, 0, 1, 30].map((days) => daysLeft(dueDate, addDays(dueDate, days)))).toEqual([1, 0, 0, 0]);
  });

  it.each([
    [0, 0, 1],
    [13, 6, 1],
    [14, 0, 2],
    [27, 6, 2],
    [28, 0, 3],
    [42, 0, 3],
  ])("of %iw%id is in trimester %i", (weeks, days, expected) => {
    expect(trimester(gestationalAge(dueDate, atAge(weeks, days)))).toBe(expected);
  });

  it.each([
    [0, 0, 1],
    [0, 6, 1],
    [1, 0, 1],
    [1, 6, 1],
    [2, 0, 2],
    [41, 6, 41],
    [42, 0, 42],
    [43, 0, 42],
    [60, 0, 42],
  ])("of %iw%id shows the content of week %i", (weeks, days, expected) => {
    expect(contentWeek(gestationalAge(dueDate, atAge(weeks, days)))).toBe(expected);
  });

  it("fills the progress bar from 0 to 1 and no further", () => {
    expect(pregnancyProgress(gestationalAge(dueDate, atAge(0)))).toBe(0);
    expect(pregnancyProgress(gestationalAge(dueDate, atAge(20)))).toBe(0.5);
    expect(pregnancyProgress(gestationalAge(dueDate, atAge(40)))).toBe(1);
    expect(pregnancyProgress(gestationalAge(dueDate, atAge(42)))).toBe(1);
  });
});

describe("the stage of a pregnancy", () => {
  it("is underway to 40w6d, with the days left", () => {
    expect(pregnancyStage(dueDate, atAge(39, 6))).toMatchObject({ kind: "underway", daysLeft: 1 });
    expect(pregnancyStage(dueDate, atAge(40, 6))).toEqual({
      kind: "underway",
      age: { weeks: 40, days: 6, totalDays: 286 },
      daysLeft: 0,
    });
  });

  it("is past due from 41w0d", () => {
    expect(pregnancyStage(dueDate, atAge(41))).toEqual({
      kind: "pastDue",
      age: { weeks: 41, days: 0, totalDays: 287 },
      daysPastDue: 7,
    });
    expect(pregnancyStage(dueDate, addDays(dueDate, 20))).toMatchObject({ kind: "pastDue", daysPastDue: 20 });
  });

  it("stops counting three weeks past the due date, and holds nothing to count", () => {
    expect(pregnancyStage(dueDate, addDays(dueDate, 21))).toEqual({ kind: "stopped" });
    expect(pregnancyStage(dueDate, addDays(dueDate, 2000))).toEqual({ kind: "stopped" });
  });
});

describe("a baby's age", () => {
  const birthDate = date("2025-01-01");

  it.each([
    [0, 0, 1],
    [6, 0, 1],
    [7, 1, 2],
    [13, 1, 2],
    [357, 51, 52],
    [364, 52, 52],
    [1000, 142, 52],
  ])("of %i days is %i completed weeks and content week %i", (days, weeks, contentWeek) => {
    expect(babyAge(birthDate, addDays(birthDate, days))).toEqual({ days, weeks, contentWeek });
  });

  it("is not negative before the birth date", () => {
    expect(babyAge(birthDate, date("2024-12-01"))).toEqual({ days: 0, weeks: 0, contentWeek: 1 });
  });

  it.each([
    [258, 36, 2],
    [196, 83, 0],
    [196, 84, 0],
    [196, 90, 0],
    [196, 91, 1],
    [196, 140, 8],
  ])("for a birth at %i days is corrected after %i days to %i weeks", (gestationalAgeAtBirthDays, days, expected) => {
    const age = babyAge(birthDate, addDays(birthDate, days), { gestationalAgeAtBirthDays });
    expect(age).toMatchObject({ days, correctedWeeks: expected });
  });

  it("is not corrected for a birth from 37w0d, or when the age at birth is unknown", () => {
    const later = addDays(birthDate, 100);
    expect(babyAge(birthDate, later, { gestationalAgeAtBirthDays: 258 })).toHaveProperty("correctedWeeks");
    expect(babyAge(birthDate, later, { gestationalAgeAtBirthDays: 259 })).not.toHaveProperty("correctedWeeks");
    expect(babyAge(birthDate, later)).not.toHaveProperty("correctedWeeks");
  });

  it("keeps its content week on the birth itself when it is corrected", () => {
    expect(babyAge(birthDate, addDays(birthDate, 91), { gestationalAgeAtBirthDays: 196 })).toEqual({
      days: 91,
      weeks: 13,
      contentWeek: 14,
      correctedWeeks: 1,
    });
  });

  it("corrected counts the weeks since the due date", () => {
    const preterm = fc.integer({ min: 22 * 7, max: 258 });
    fc.assert(
      fc.property(dates, preterm, fc.integer({ min: 0, max: 700 }), (due, gestationalAgeAtBirthDays, sinceDue) => {
        const born = addDays(pregnancyStart(due), gestationalAgeAtBirthDays);
        const age = babyAge(born, addDays(due, sinceDue), { gestationalAgeAtBirthDays });
        expect(age.correctedWeeks).toBe(Math.floor(sinceDue / 7));
      }),
    );
  });
});
