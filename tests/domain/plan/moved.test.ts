import { describe, expect, it } from "vitest";
import { visitPlan, visitsOf } from "../../../server/domain/plan/visits.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";
import { born, expecting, marksOf, planOn, type Said } from "./given.ts";

const itemOn = (day: string, key: string, said: Said, which?: Pregnancy) =>
  planOn(day, said, which).items.find((item) => item.key === key) ?? expect.fail(key);
const visitsOn = (day: string, said: Said, which = expecting) =>
  visitPlan(visitsOf(which, shippedPlanRules().ofPregnancy.visits, date(day), marksOf(said)), date(day));

describe("a visit that was moved", () => {
  const moved = { "week-26": "2026-04-14" };

  it.each([
    ["2026-04-01", "coming", false],
    ["2026-04-13", "coming", false],
    ["2026-04-14", "due", false],
    ["2026-04-15", "missed", true],
    ["2026-04-28", "missed", true],
    ["2026-04-29", "missed", false],
  ])("is on %s %s: its window is the day that she was given", (day, status, canStillGo) => {
    const item = itemOn(day, "week-26", { moved });

    expect([item.status, item.canStillGo]).toEqual([status, canStillGo]);
    expect([item.date, item.from, item.until, item.movedTo]).toEqual(Array.from({ length: 4 }, () => "2026-04-14"));
  });

  it("that was to be later than the next one is worth making up for a week", () => {
    const late = { "week-26": "2026-05-10" };

    expect(itemOn("2026-05-17", "week-26", { moved: late }).canStillGo).toBe(true);
    expect(itemOn("2026-05-18", "week-26", { moved: late }).canStillGo).toBe(false);
  });

  it("keeps its key in calendars, so that the entry of a phone moves", () => {
    expect(itemOn("2026-03-12", "week-26", { moved }).calendarKey).toBe("antenatalContact-2026-04-01");
  });

  it("stands where its day is", () => {
    const keys = planOn("2026-03-12", { moved: { "week-26": "2026-05-10" } })
      .items.filter(({ kind }) => kind === "antenatalContact")
      .map(({ key }) => key);

    expect(keys.slice(1, 5)).toEqual(["week-20", "week-30", "week-26", "week-34"]);
  });

  it("is the next from today on, and on the visit card too", () => {
    expect(planOn("2026-04-02", { moved }).next).toMatchObject({ key: "week-26", date: "2026-04-14" });
    expect(visitsOn("2026-04-02", { moved }).next).toMatchObject({ key: "week-26", date: "2026-04-14" });
    expect(visitsOn("2026-04-15", { moved }).next).toMatchObject({ key: "week-30" });
  });

  it.each([
    ["2026-03-24", false],
    ["2026-03-25", true],
    ["2026-04-14", true],
  ])("may on %s be marked as done: %s, from a week before the earlier of both days", (day, may) => {
    expect(itemOn(day, "week-26", { moved }).mayBeDone).toBe(may);
  });

  it("to an earlier day may be marked from a week before that", () => {
    const early = { "week-26": "2026-03-20" };

    expect(itemOn("2026-03-12", "week-26", { moved: early }).mayBeDone).toBe(false);
    expect(itemOn("2026-03-13", "week-26", { moved: early }).mayBeDone).toBe(true);
  });

  it("is a first visit with a day of its own, and no longer due from the beginning", () => {
    const item = itemOn("2025-11-10", "week-12", { moved: { "week-12": "2025-12-01" } });

    expect(item).toMatchObject({ status: "coming", from: "2025-12-01", mayBeDone: true });
    expect(visitsOn("2026-01-05", { moved: { "week-12": "2026-01-10" } }).isLateStart).toBe(false);
  });

  it("is done when it is done, on the day on which it was", () => {
    expect(itemOn("2026-04-20", "week-26", { moved, done: { "week-26": "2026-04-15" } })).toMatchObject({
      status: "done",
      doneOn: "2026-04-15",
      movableUntil: null,
    });
  });
});

describe("the last day to which it can be moved", () => {
  it.each([
    ["a visit", "2026-03-12", "week-26", expecting, "2026-07-14"],
    ["one that was missed and can be made up", "2026-03-12", "week-20", expecting, "2026-07-14"],
    ["one that is over", "2026-04-01", "week-20", expecting, null],
    ["the check past the due date, which has no day to wait", "2026-07-16", "past-due", expecting, null],
    ["the due date", "2026-03-12", "due-date", expecting, null],
    ["a check after birth", "2026-11-01", "week-6", born, "2027-01-22"],
    ["vaccines", "2026-11-01", "vaccines-6-weeks", born, "2031-10-29"],
  ])("of %s", (_, day, key, which, last) => {
    expect(itemOn(day, key, {}, which).movableUntil).toBe(last);
  });
});

describe("what is not for her", () => {
  const notForMe = ["week-26"];

  it("stays in the plan under that name, and is neither next nor a visit", () => {
    expect(itemOn("2026-04-02", "week-26", { notForMe })).toMatchObject({
      status: "notForMe",
      canStillGo: false,
      movableUntil: null,
    });
    expect(planOn("2026-04-02", { notForMe }).next?.key).toBe("week-30");
    expect(visitsOn("2026-04-02", { notForMe }).visits.map(({ key }) => key)).not.toContain("week-26");
    expect(visitsOn("2026-04-02", { notForMe }).next?.key).toBe("week-30");
  });

  it("is done all the same once it is done", () => {
    expect(itemOn("2026-04-02", "week-26", { notForMe, done: { "week-26": "2026-04-02" } }).status).toBe("done");
  });

  it("makes nobody late, and the last week that is advised is the same", () => {
    expect(visitsOn("2026-01-10", { notForMe: ["week-12"] }).isLateStart).toBe(false);
    expect(visitsOn("2026-01-10", { notForMe: ["week-40"] }).lastWeek).toBe(40);
    expect(visitsOn("2026-01-10", {}, { ...expecting, numberOfBabies: 2 }).lastWeek).toBe(36);
  });

  it.each([
    ["a visit", "2026-03-12", "week-26", expecting, true],
    ["a check after birth", "2026-11-01", "week-6", born, true],
    ["vaccines, which are the child's", "2026-11-01", "vaccines-6-weeks", born, false],
    ["the due date", "2026-03-12", "due-date", expecting, false],
    ["the check past the due date", "2026-07-16", "past-due", expecting, false],
  ])("can be said of %s or not", (_, day, key, which, may) => {
    expect(itemOn(day, key, {}, which).mayBeNotForMe).toBe(may);
  });
});

describe("after a loss", () => {
  const lost: Pregnancy = { ...expecting, loss: { kind: "stillbirth", isHidden: false, date: date("2026-03-10") } };

  it("her own checks are moved and taken out as others are, and without a word on why or what to bring", () => {
    const item = itemOn("2026-03-12", "week-6", { moved: { "week-6": "2026-04-30" } }, lost);

    expect(item).toMatchObject({ date: "2026-04-30", movableUntil: "2026-06-02", why: null, bring: null });
    expect(planOn("2026-03-12", { notForMe: ["day-3"] }, lost).next?.key).toBe("days-7-to-14");
  });

  it("what was said of a visit of the pregnancy brings none back", () => {
    const { items } = planOn("2026-03-12", { moved: { "week-26": "2026-04-14" } }, lost);

    expect(items.every(({ kind }) => kind === "ownCheck")).toBe(true);
  });
});
