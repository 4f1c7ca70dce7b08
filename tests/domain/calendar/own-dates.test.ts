import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANTENATAL_VISIT_WEEKS } from "../../../server/domain/calendar/visits.ts";
import { ownDates } from "../../../server/domain/calendar/own-dates.ts";
import { addDays, daysBetween, parseCalendarDate } from "../../../server/domain/pregnancies/calendar-date.ts";
import { noDates, type Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { progressOf } from "../../../server/domain/pregnancies/progress.ts";

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is no date`);
const pregnancy: Pregnancy = {
  ...noDates,
  id: "0".repeat(24),
  birthDate: null,
  babyName: null,
  numberOfChildren: 0,
  isCurrent: true,
  loss: null,
  babyLoss: null,
};
const today = date("2026-03-12");

describe("her own dates", () => {
  it("are the visits that WHO recommends and the due date", () => {
    expect(ANTENATAL_VISIT_WEEKS).toEqual([12, 20, 26, 30, 34, 36, 38, 40]);

    const dates = ownDates(progressOf({ ...pregnancy, lastMenstrualPeriod: date("2025-10-01") }, today));

    expect(dates.map(({ kind }) => kind)).toEqual([...ANTENATAL_VISIT_WEEKS.map(() => "antenatalContact"), "dueDate"]);
    expect(dates.at(-1)?.date).toBe("2026-07-08");
  });

  it("of twins have no visit in weeks when twins are born already", () => {
    const twins = { ...pregnancy, numberOfBabies: 2, lastMenstrualPeriod: date("2025-10-01") };

    const titles = ownDates(progressOf(twins, today)).map(({ title }) => title);

    expect(titles.slice(-2)).toEqual(["Antenatal visit, week 36", "Expected due date"]);
  });

  it("are counted back from the due date, whatever it rests on", () => {
    const dueIn = fc.integer({ min: -20, max: 280 }).map((days) => addDays(today, days));
    const periodAgo = fc.integer({ min: 0, max: 270 }).map((days) => addDays(today, -days));
    const cycle = fc.integer({ min: 21, max: 45 });
    const any = fc.oneof(
      dueIn.map((givenDueDate) => ({ givenDueDate })),
      fc.record({ lastMenstrualPeriod: periodAgo, cycleLength: cycle }),
    );
    fc.assert(
      fc.property(any, (known) => {
        const progress = progressOf({ ...pregnancy, ...known }, today);
        const dates = ownDates(progress);
        const dueDate = dates.at(-1)?.date ?? today;
        const weeksBefore = dates.map((own) => daysBetween(own.date, dueDate) / 7);
        expect(progress).toMatchObject({ expectedDate: dueDate });
        expect(weeksBefore).toEqual([28, 20, 14, 10, 6, 4, 2, 0, 0]);
      }),
    );
  });

  it("cross a leap day as any other", () => {
    const dates = ownDates(progressOf({ ...pregnancy, lastMenstrualPeriod: date("2027-12-08") }, date("2028-01-01")));

    expect(dates[0]).toEqual({ kind: "antenatalContact", date: "2028-03-01", title: "Antenatal visit, week 12" });
  });

  it("are the checks after birth once the baby is there", () => {
    const born = progressOf({ ...pregnancy, givenDueDate: today, birthDate: date("2028-02-27") }, date("2028-03-12"));

    expect(ownDates(born)).toEqual([
      { kind: "postnatalContact", date: "2028-02-27", title: "Check after birth, first 24 hours" },
      { kind: "postnatalContact", date: "2028-02-29", title: "Check after birth, day 3" },
      { kind: "postnatalContact", date: "2028-03-05", title: "Check after birth, days 7 to 14" },
      { kind: "postnatalContact", date: "2028-04-02", title: "Check after birth, week 6" },
    ]);
  });

  it("are none three weeks past the due date, or when nothing is known", () => {
    const stopped = progressOf({ ...pregnancy, givenDueDate: addDays(today, -22) }, today);

    expect(stopped?.kind).toBe("stopped");
    expect([stopped, null].map((progress) => ownDates(progress))).toEqual([[], []]);
  });
});
