import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { speaking } from "../../../server/language.ts";
import { ANTENATAL_VISITS } from "../../../server/domain/plan/rules.ts";
import { addDays, daysBetween } from "../../../server/domain/pregnancies/calendar-date.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { born, expecting, ID, planOn as wholePlanOn, pregnancy } from "./given.ts";

const today = date("2026-03-12");

function planOn(day: string, which?: Pregnancy | Pregnancy[], done?: Record<string, string>) {
  const { items, next } = wholePlanOn(day, { done }, which);
  return { items: items.filter(({ isDated }) => isDated), next };
}

const stateOn = (day: string, key: string, which?: Pregnancy | Pregnancy[], done?: Record<string, string>) => {
  const { status, canStillGo } = planOn(day, which, done).items.find((item) => item.key === key) ?? expect.fail(key);
  return [status, canStillGo];
};
const nextOn = (day: string, which?: Pregnancy | Pregnancy[], done?: Record<string, string>) => {
  const { next } = planOn(day, which, done);
  return next && [next.key, next.status];
};

describe("the plan of a pregnancy", () => {
  it("is the visits that WHO recommends and the due date", () => {
    const { items } = planOn(today);

    expect(items.map(({ key }) => key)).toEqual([
      ...[12, 20, 26, 30, 34, 36, 38, 40].map((week) => `week-${week}`),
      "due-date",
    ]);
    expect(items.at(-1)).toMatchObject({ date: "2026-07-08", status: "coming", mayBeDone: false, about: "" });
  });

  it("has a check past the due date from 41 weeks until counting stops, and none earlier", () => {
    const keys = (day: string) => planOn(day).items.map(({ key }) => key);

    expect(keys("2026-07-14")).not.toContain("past-due");
    expect(nextOn("2026-07-15")).toEqual(["past-due", "due"]);
    expect(stateOn("2026-07-28", "past-due")).toEqual(["due", false]);
    expect(keys("2026-07-29")).not.toContain("past-due");
    expect(stateOn("2026-07-16", "past-due", expecting, { "past-due": "2026-07-16" })).toEqual(["done", false]);
  });

  it.each([
    ["2026-02-17", "coming", false],
    ["2026-02-18", "due", false],
    ["2026-02-24", "due", false],
    ["2026-02-25", "missed", true],
    ["2026-03-31", "missed", true],
    ["2026-04-01", "missed", false],
  ])("on %s the visit of week 20 is %s", (day, status, canStillGo) => {
    expect(stateOn(day, "week-20")).toEqual([status, canStillGo]);
  });

  it("is due from the beginning for the first visit, which may be on any day up to the end of week 12", () => {
    expect(stateOn("2025-10-20", "week-12")).toEqual(["due", false]);
    expect(planOn("2025-10-20").next).toMatchObject({
      key: "week-12",
      from: "2025-10-01",
      date: "2025-12-24",
      until: "2025-12-30",
    });
    expect(stateOn("2025-12-31", "week-12")).toEqual(["missed", true]);
  });

  it.each([
    ["2026-03-31", ["week-26", "coming"]],
    ["2026-04-01", ["week-26", "due"]],
    ["2026-04-07", ["week-26", "due"]],
    ["2026-04-08", ["week-30", "coming"]],
    ["2026-07-14", ["week-40", "due"]],
    ["2026-07-15", ["past-due", "due"]],
    ["2026-07-29", null],
  ])("on %s has %s next: what is open is never past, and a due date is nothing to do", (day, next) => {
    expect(nextOn(day)).toEqual(next);
  });

  it("keeps what is done, with its day, and goes on to what is not", () => {
    const done = { "week-26": "2026-04-03" };

    expect(stateOn("2026-05-20", "week-26", expecting, done)).toEqual(["done", false]);
    expect(planOn("2026-04-03", expecting, done).items.find(({ key }) => key === "week-26")?.doneOn).toBe("2026-04-03");
    expect(nextOn("2026-04-03", expecting, done)).toEqual(["week-30", "coming"]);
  });

  it("does not send to a missed visit whose next one is done already", () => {
    expect(stateOn("2026-03-30", "week-20", expecting, { "week-26": "2026-03-29" })).toEqual(["missed", false]);
  });

  it("sends to the last visit, though missed, for as long as she is still pregnant", () => {
    expect(stateOn("2026-07-20", "week-40")).toEqual(["missed", true]);
  });

  it("is nothing three weeks past the due date, or when nothing is known", () => {
    expect(planOn("2026-07-28").items).not.toEqual([]);
    expect(planOn("2026-07-29").items).toEqual([]);
    expect(planOn("2026-03-12", pregnancy)).toEqual({ items: [], next: null });
  });

  it("of twins has no visit in weeks when twins are born already, and speaks of babies", () => {
    const { items } = planOn("2026-03-12", { ...expecting, numberOfBabies: 2 });

    expect(items.slice(-2).map(({ name }) => name)).toEqual(["Antenatal visit, week 36", "Expected due date"]);
    expect(items.at(-2)?.about).toContain("how the babies lie");
  });

  it("is counted back from the due date, whatever it rests on", () => {
    const dueIn = fc.integer({ min: -20, max: 280 }).map((days) => addDays(today, days));
    const periodAgo = fc.integer({ min: 0, max: 270 }).map((days) => addDays(today, -days));
    const cycle = fc.integer({ min: 21, max: 45 });
    const any = fc.oneof(
      dueIn.map((givenDueDate) => ({ givenDueDate })),
      fc.record({ lastMenstrualPeriod: periodAgo, cycleLength: cycle }),
    );
    fc.assert(
      fc.property(any, (known) => {
        const items = planOn(today, { ...pregnancy, ...known }).items.filter(({ key }) => key !== "past-due");
        const dueDate = items.at(-1)?.date ?? today;
        expect(items.at(-1)?.key).toBe("due-date");
        expect(items.map((item) => daysBetween(item.date, dueDate) / 7)).toEqual([28, 20, 14, 10, 6, 4, 2, 0, 0]);
      }),
    );
  });

  it("names each visit's purpose and source", () => {
    const visits = planOn(today).items.filter(({ kind }) => kind === "antenatalContact");

    expect(visits).toHaveLength(Object.keys(ANTENATAL_VISITS).length);
    expect(visits.every(({ about, source }) => about.length > 20 && source?.url.startsWith("https://"))).toBe(true);
  });
});

describe("the plan after a birth", () => {
  it("is the checks of mother and baby, and the vaccines, in the order of their days", () => {
    const { items } = planOn("2026-10-30", born);

    expect(items.map(({ key, from, until }) => [key, from, until])).toEqual([
      ["first-day", "2026-10-30", "2026-10-31"],
      ["vaccines-birth", "2026-10-30", "2026-11-05"],
      ["day-3", "2026-11-01", "2026-11-02"],
      ["days-7-to-14", "2026-11-06", "2026-11-13"],
      ["week-6", "2026-12-04", "2026-12-10"],
      ["vaccines-6-weeks", "2026-12-11", "2026-12-17"],
      ["vaccines-10-weeks", "2027-01-08", "2027-01-14"],
      ["vaccines-14-weeks", "2027-02-05", "2027-02-11"],
      ["vaccines-9-months", "2027-07-30", "2027-08-29"],
      ["vaccines-15-months", "2028-01-30", "2028-02-28"],
    ]);
    expect(items.at(-1)).toMatchObject({ babyName: "Zoya", name: "15-month vaccines" });
  });

  it.each([
    ["2026-12-10", ["coming", false]],
    ["2026-12-11", ["due", false]],
    ["2026-12-17", ["due", false]],
    ["2026-12-18", ["missed", true]],
    ["2028-06-01", ["missed", true]],
  ])("on %s a vaccine is %s: it is never too late to ask", (day, state) => {
    expect(stateOn(day, "vaccines-6-weeks", born)).toEqual(state);
  });

  it.each([
    ["2026-11-05", ["due", false]],
    ["2026-11-06", ["missed", true]],
    ["2027-10-29", ["missed", true]],
    ["2027-10-30", ["missed", false]],
  ])("on %s a dose of the day of birth is %s: nobody promises it after the first year", (day, state) => {
    expect(stateOn(day, "vaccines-birth", born)).toEqual(state);
  });

  it("is told in the language of the reader, for one baby or several", () => {
    const plan = (numberOfBabies: number) =>
      speaking("ur", () => planOn("2026-10-30", { ...born, numberOfBabies }).items);
    const [one] = plan(1);
    const [several] = plan(2);

    expect([one?.name, one?.when]).toEqual(["پیدائش کے بعد کا چیک اپ، پہلے 24\u00A0گھنٹے", "پہلے 24\u00A0گھنٹے"]);
    expect(one?.about).toContain("بچے کے لیے: سانس، گرم رہنا، دودھ پینا۔");
    expect(several?.about).toContain("بچوں کے لیے:");
    expect(one?.about).toContain(one?.aboutMother);
  });

  it("speaks of no vaccines in the check of week 6, which is over before they are due", () => {
    const about = planOn("2026-10-30", born).items.find(({ key }) => key === "week-6")?.about;

    expect(about).toMatch(/^For you: .* For your baby: /);
    expect(about).not.toContain("vaccine");
  });

  it.each([
    ["2026-03-24", "week-26", expecting, false],
    ["2026-03-25", "week-26", expecting, true],
    ["2026-12-03", "vaccines-6-weeks", born, false],
    ["2026-12-04", "vaccines-6-weeks", born, true],
    ["2026-12-03", "week-6", born, false],
    ["2026-12-04", "week-6", born, true],
  ])("on %s %s may be marked: a visit and vaccines from a week ahead, a check on its days", (day, key, which, may) => {
    expect(planOn(day, which).items.find((item) => item.key === key)?.mayBeDone).toBe(may);
  });

  it.each([
    ["2026-12-11", ["missed", true]],
    ["2027-01-22", ["missed", true]],
    ["2027-01-23", ["missed", false]],
  ])("on %s the check of week 6 is %s: worth making up until twelve weeks after birth", (day, state) => {
    expect(stateOn(day, "week-6", born)).toEqual(state);
  });

  it("ends for a child at the fifth birthday", () => {
    expect(planOn("2031-10-29", born).items.some(({ kind }) => kind === "vaccines")).toBe(true);
    expect(planOn("2031-10-30", born).items.some(({ kind }) => kind === "vaccines")).toBe(false);
  });

  it("has the vaccines of an older child beside the visits of a new pregnancy, each under its own name", () => {
    const older: Pregnancy = { ...born, id: "1".repeat(24), isCurrent: false, birthDate: date("2025-06-01") };
    const { items, next } = planOn("2026-03-05", [expecting, older]);

    expect(next).toMatchObject({ key: "vaccines-9-months", pregnancyId: older.id, babyName: "Zoya", status: "due" });
    expect(items.filter(({ pregnancyId }) => pregnancyId === ID)).toHaveLength(9);
    expect(new Set(items.map(({ calendarKey }) => calendarKey)).size).toBe(items.length);
  });

  it("takes marks of one child for no other", () => {
    const other: Pregnancy = { ...born, id: "1".repeat(24), isCurrent: false };
    const { items } = planOn("2026-11-20", [born, other], { "vaccines-birth": "2026-10-30" });

    expect(items.filter(({ key }) => key === "vaccines-birth").map(({ status }) => status)).toEqual(["done", "missed"]);
  });
});

describe("the plan after a loss", () => {
  const lost = (kind: "stillbirth" | "earlyMiscarriage" | "mistake"): Pregnancy => ({
    ...expecting,
    loss: { kind, isHidden: false, date: date("2026-03-10") },
  });

  it("is her own checks after a birth, without a word about a baby, and no older child's vaccines", () => {
    const older: Pregnancy = { ...born, id: "1".repeat(24), isCurrent: false, birthDate: date("2025-06-01") };
    const { items, next } = planOn("2026-03-12", [lost("stillbirth"), older]);

    expect(items.map(({ key, kind }) => [key, kind])).toEqual([
      ["day-3", "ownCheck"],
      ["days-7-to-14", "ownCheck"],
      ["week-6", "ownCheck"],
    ]);
    expect(next).toMatchObject({ key: "day-3", status: "due", about: "Bleeding, blood pressure, breasts." });
    expect(JSON.stringify(items)).not.toMatch(/baby(?!Name)|babies(?!")|vaccine|birth/i);
  });

  it.each(["earlyMiscarriage", "mistake"] as const)("of kind %s is nothing", (kind) => {
    expect(planOn("2026-03-12", lost(kind)).items).toEqual([]);
  });

  it("has no vaccines of a child who died", () => {
    const died: Pregnancy = { ...born, loss: { kind: "infantDeath", isHidden: true, date: date("2026-11-10") } };

    expect(
      planOn("2026-11-12", [
        { ...expecting, id: "1".repeat(24) },
        { ...died, isCurrent: false },
      ]).items,
    ).toEqual([]);
  });
});
