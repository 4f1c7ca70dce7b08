import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { antenatalVisits, asMarked, visitPlan, postnatalVisits } from "../../../server/domain/plan/visits.ts";
import { addDays, daysBetween } from "../../../server/domain/pregnancies/calendar-date.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";

const { antenatal, postnatal } = shippedPlanRules().ofPregnancy.visits;
const none: ReadonlySet<string> = new Set();
const due = date("2026-07-08");
const days = fc.integer({ min: -40_000, max: 80_000 }).map((count) => addDays(date("2026-01-01"), count));

const nextOn = (day: string, done: string[] = []) =>
  visitPlan(asMarked(antenatalVisits(antenatal, due, new Set(done))), date(day)).next?.key;

describe("antenatal visits", () => {
  it("have a name, a week, the seven days they are meant for, and whether they are done", () => {
    const visits = antenatalVisits(antenatal, due, new Set(["week-20"]));

    expect(visits.slice(0, 2)).toMatchObject([
      {
        key: "week-12",
        kind: "antenatalContact",
        name: "Antenatal visit, week 12",
        when: null,
        week: 12,
        date: "2025-12-24",
        lastDate: "2025-12-30",
        done: false,
      },
      {
        key: "week-20",
        kind: "antenatalContact",
        name: "Antenatal visit, week 20",
        when: null,
        week: 20,
        date: "2026-02-18",
        lastDate: "2026-02-24",
        done: true,
      },
    ]);
    expect(visits.at(-1)).toMatchObject({ week: 40, date: due });
  });

  it("lie as many weeks before the due date in any year, over leap days too", () => {
    fc.assert(
      fc.property(days, (dueDate) => {
        const visits = antenatalVisits(antenatal, dueDate, none);
        expect(visits.map((visit) => daysBetween(visit.date, dueDate) / 7)).toEqual([28, 20, 14, 10, 6, 4, 2, 0]);
      }),
    );
  });

  it.each([
    [1, 40],
    [2, 36],
    [3, 34],
    [4, 34],
  ])("of %i babies end with week %i", (babies, week) => {
    expect(antenatalVisits(antenatal, due, none, babies).at(-1)).toMatchObject({ week });
  });

  it("cross 29 February as any other day", () => {
    expect(antenatalVisits(antenatal, date("2028-09-12"), none)[0]).toMatchObject({
      date: "2028-02-29",
      lastDate: "2028-03-06",
    });
  });

  it.each([
    ["2025-10-01", "week-12"],
    ["2025-12-30", "week-12"],
    ["2025-12-31", "week-20"],
    ["2026-02-24", "week-20"],
    ["2026-02-25", "week-26"],
    ["2026-07-14", "week-40"],
    ["2026-07-15", undefined],
  ])("on %s the next is %s, whatever was not marked before", (day, key) => {
    expect(nextOn(day)).toBe(key);
  });

  it("that are done are not the next, also ahead of their time", () => {
    expect(nextOn("2026-02-10", ["week-20"])).toBe("week-26");
    expect(nextOn("2026-02-10", ["week-26"])).toBe("week-20");
  });

  it("of a late start are told from those of one who has begun, from the day the first is over", () => {
    const isLate = (day: string, done: string[] = []) =>
      visitPlan(asMarked(antenatalVisits(antenatal, due, new Set(done))), date(day)).isLateStart;

    expect([isLate("2025-12-30"), isLate("2025-12-31")]).toEqual([false, true]);
    expect(isLate("2026-03-12", ["week-20"])).toBe(false);
  });
});

describe("checks after birth", () => {
  const birth = date("2028-02-27");

  it("are in the first 24 hours, on day 3, in days 7 to 14 and in week 6, over a leap day too", () => {
    const spans = postnatalVisits(postnatal, birth, none).map((visit) => [visit.key, visit.date, visit.lastDate]);

    expect(spans).toEqual([
      ["first-day", "2028-02-27", "2028-02-28"],
      ["day-3", "2028-02-29", "2028-03-01"],
      ["days-7-to-14", "2028-03-05", "2028-03-12"],
      ["week-6", "2028-04-02", "2028-04-08"],
    ]);
  });

  it.each([
    [0, "first-day"],
    [1, "first-day"],
    [2, "day-3"],
    [3, "day-3"],
    [4, "days-7-to-14"],
    [14, "days-7-to-14"],
    [15, "week-6"],
    [41, "week-6"],
    [42, undefined],
  ])("%i days after it the next is %s, and nobody starts late", (count, key) => {
    const plan = visitPlan(asMarked(postnatalVisits(postnatal, birth, none)), addDays(birth, count));

    expect([plan.next?.key, plan.isLateStart]).toEqual([key, false]);
  });
});
