import { describe, expect, it } from "vitest";
import type { Child } from "../../../server/domain/children/children.ts";
import { planFrom } from "../../../server/domain/plan/plan.ts";
import { childOf } from "../../fixtures/children.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";
import { marksOf, type Said } from "./given.ts";

/** Born at term on 15 January 2026. */
const zoya = childOf({ id: "zoya", name: "Zoya", birthDate: date("2026-01-15") });

const planOn = (day: string, said: Said = {}, ...children: Child[]) =>
  planFrom(
    { pregnancies: [], children: children.length > 0 ? children : [zoya], rules: shippedPlanRules() },
    new Map([[zoya.id, marksOf(said)]]),
    date(day),
  );
const itemsOn = (...given: Parameters<typeof planOn>) => planOn(...given).items;
const itemOn = (day: string, key: string, said?: Said, child = zoya) =>
  itemsOn(day, said, child).find((item) => item.key === key);
const keysOn = (day: string, kind: string, child = zoya) =>
  itemsOn(day, {}, child)
    .filter((item) => item.kind === kind)
    .map(({ key }) => key);
const bornOn = (day: string): Child => ({ ...zoya, birthDate: date(day) });
const bornAt = (weeks: number, days = 0): Child => ({ ...zoya, gestationDays: weeks * 7 + days });

it("says of what a child born early can do that it is counted from the due date", () => {
  const because = (child: Child) =>
    itemsOn("2026-02-01", {}, child)
      .filter((item) => item.because.length > 0)
      .map(({ kind }) => kind);

  expect(new Set(because(bornAt(33)))).toEqual(new Set(["milestones"]));
  expect(because(bornAt(39))).toEqual([]);
});

describe("a child's vaccines, by the schedule of Pakistan's EPI", () => {
  it.each([
    ["vaccines-birth", "2026-01-15", "2026-01-21"],
    ["vaccines-6-weeks", "2026-02-26", "2026-03-04"],
    ["vaccines-10-weeks", "2026-03-26", "2026-04-01"],
    ["vaccines-14-weeks", "2026-04-23", "2026-04-29"],
    ["vaccines-9-months", "2026-10-15", "2026-11-14"],
    ["vaccines-15-months", "2027-04-15", "2027-05-14"],
  ])("%s are from %s, the youngest age, to %s", (key, from, until) => {
    expect(itemOn("2026-01-15", key)).toMatchObject({ from, until, date: from });
  });

  it("are these six and no others", () => {
    expect(keysOn("2026-01-15", "vaccines")).toEqual([
      "vaccines-birth",
      "vaccines-6-weeks",
      "vaccines-10-weeks",
      "vaccines-14-weeks",
      "vaccines-9-months",
      "vaccines-15-months",
    ]);
  });

  it.each([
    ["BCG, polio drops and hepatitis B.", "vaccines-birth"],
    ["Polio drops, pentavalent, PCV and rotavirus drops.", "vaccines-6-weeks"],
    ["Polio drops, pentavalent, PCV and rotavirus drops.", "vaccines-10-weeks"],
    ["Polio drops, polio injection, pentavalent and PCV.", "vaccines-14-weeks"],
    ["Measles and rubella, typhoid, and polio injection.", "vaccines-9-months"],
    ["Measles and rubella again.", "vaccines-15-months"],
  ])("have %s in %s", (about, key) => {
    expect(itemOn("2026-01-15", key)?.about).toBe(about);
  });

  it.each([
    ["vaccines-birth", "2026-01-15", "due", false],
    ["vaccines-birth", "2026-01-21", "due", false],
    ["vaccines-birth", "2026-01-22", "missed", true],
    ["vaccines-birth", "2027-01-14", "missed", true],
    ["vaccines-birth", "2027-01-15", "missed", false],
    ["vaccines-6-weeks", "2026-02-25", "coming", false],
    ["vaccines-6-weeks", "2026-02-26", "due", false],
    ["vaccines-6-weeks", "2026-03-05", "missed", true],
    ["vaccines-6-weeks", "2031-01-14", "missed", true],
    ["vaccines-10-weeks", "2026-03-25", "coming", false],
    ["vaccines-10-weeks", "2026-04-02", "missed", true],
    ["vaccines-14-weeks", "2026-04-23", "due", false],
    ["vaccines-14-weeks", "2026-04-30", "missed", true],
    ["vaccines-9-months", "2026-10-14", "coming", false],
    ["vaccines-9-months", "2026-11-14", "due", false],
    ["vaccines-9-months", "2026-11-15", "missed", true],
    ["vaccines-15-months", "2027-04-14", "coming", false],
    ["vaccines-15-months", "2027-05-15", "missed", true],
  ])("%s on %s are %s; going still makes sense: %s", (key, day, status, canStillGo) => {
    expect(itemOn(day, key)).toMatchObject({ status, canStillGo });
  });

  it.each([
    ["vaccines-10-weeks", { "vaccines-6-weeks": "2026-03-20" }, "2026-04-17", "2026-04-23"],
    ["vaccines-10-weeks", { "vaccines-6-weeks": "2026-02-26" }, "2026-03-26", "2026-04-01"],
    ["vaccines-10-weeks", { "vaccines-6-weeks": "2026-02-20" }, "2026-03-26", "2026-04-01"],
    ["vaccines-14-weeks", { "vaccines-10-weeks": "2026-04-10" }, "2026-05-08", "2026-05-14"],
    ["vaccines-15-months", { "vaccines-9-months": "2027-04-01" }, "2027-04-29", "2027-05-28"],
    ["vaccines-15-months", { "vaccines-9-months": "2026-10-15" }, "2027-04-15", "2027-05-14"],
    ["vaccines-6-weeks", { "vaccines-birth": "2026-02-20" }, "2026-02-26", "2026-03-04"],
    ["vaccines-9-months", { "vaccines-14-weeks": "2026-10-10" }, "2026-10-15", "2026-11-14"],
  ])(
    "%s after %o are from %s to %s: four weeks between doses, and never before their age",
    (key, done, from, until) => {
      expect(itemOn("2026-04-12", key, { done })).toMatchObject({ from, until });
    },
  );

  it("keep their entry in a calendar when a late dose moves them", () => {
    const before = itemOn("2026-03-21", "vaccines-10-weeks");
    const after = itemOn("2026-03-21", "vaccines-10-weeks", { done: { "vaccines-6-weeks": "2026-03-20" } });
    expect([after?.date, after?.calendarKey]).toEqual(["2026-04-17", before?.calendarKey]);
    expect(before?.calendarKey).toBe("vaccines-2026-03-26-zoya");
  });

  it("can be marked from a week before their age, and are never taken out", () => {
    expect(itemOn("2026-02-18", "vaccines-6-weeks")?.mayBeDone).toBe(false);
    expect(itemOn("2026-02-19", "vaccines-6-weeks")).toMatchObject({ mayBeDone: true, mayBeNotForMe: false });
  });

  it.each([30, 34, 40])("go by the birth date for a child born at %i weeks", (weeks) => {
    expect(itemOn("2026-01-15", "vaccines-6-weeks", {}, bornAt(weeks))?.from).toBe("2026-02-26");
  });

  it("stand in the calendar and are what is next", () => {
    expect(itemOn("2026-01-15", "vaccines-6-weeks")?.isDated).toBe(true);
    expect(planOn("2026-02-27").next?.key).toBe("vaccines-6-weeks");
  });
});

describe("vitamin A, twice a year from 6 to 59 months", () => {
  it.each([
    ["2026-07-14", "vitamin-a-6", "coming"],
    ["2026-07-15", "vitamin-a-6", "due"],
    ["2027-01-14", "vitamin-a-6", "due"],
    ["2027-01-15", "vitamin-a-6", undefined],
    ["2027-01-15", "vitamin-a-12", "due"],
    ["2030-07-14", "vitamin-a-54", "coming"],
    ["2031-01-14", "vitamin-a-54", "due"],
  ])("on %s %s is %s", (day, key, status) => {
    expect(itemOn(day, key)?.status).toBe(status);
  });

  it("has nine doses, none before 6 months", () => {
    expect(keysOn("2026-01-15", "vitaminA")).toEqual(
      [6, 12, 18, 24, 30, 36, 42, 48, 54].map((at) => `vitamin-a-${at}`),
    );
  });

  it.each([
    ["2027-01-10", "2027-05-10"],
    ["2026-08-01", "2027-01-15"],
    ["2026-09-15", "2027-01-15"],
    ["2026-09-16", "2027-01-16"],
  ])("after a first dose on %s the next is from %s: four months lie between", (first, from) => {
    expect(itemOn("2027-01-15", "vitamin-a-12", { done: { "vitamin-a-6": first } })?.from).toBe(from);
  });
});

describe("worm medicine, once a year from the first birthday", () => {
  it.each([
    ["2027-01-14", "deworming-12", "coming"],
    ["2027-01-15", "deworming-12", "due"],
    ["2028-01-14", "deworming-12", "due"],
    ["2028-01-15", "deworming-12", undefined],
    ["2028-01-15", "deworming-24", "due"],
    ["2031-01-14", "deworming-48", "due"],
  ])("on %s %s is %s", (day, key, status) => {
    expect(itemOn(day, key)?.status).toBe(status);
  });

  it("is asked about four times, and names no amount", () => {
    expect(keysOn("2026-01-15", "deworming")).toEqual([12, 24, 36, 48].map((at) => `deworming-${at}`));
    expect(itemOn("2027-01-15", "deworming-12")?.about).not.toMatch(/\d+ ?mg/);
  });
});

describe("weighing, each month", () => {
  it.each([
    ["2026-01-15", ["weighing-1"]],
    ["2026-02-15", ["weighing-1", "weighing-2"]],
    ["2026-03-14", ["weighing-1", "weighing-2"]],
    ["2026-03-15", ["weighing-2", "weighing-3"]],
    ["2030-11-20", ["weighing-58", "weighing-59"]],
    ["2030-12-20", ["weighing-59"]],
  ])("on %s tells %o", (day, keys) => {
    expect(keysOn(day, "weighing")).toEqual(keys);
  });

  it.each([
    ["2026-02-14", "coming"],
    ["2026-02-15", "due"],
    ["2026-03-14", "due"],
  ])("of the first month is on %s %s", (day, status) => {
    expect(itemOn(day, "weighing-1")?.status).toBe(status);
  });
});

describe("what a child can do at the check ages", () => {
  it.each([
    ["2026-03-14", "milestones-2", "coming"],
    ["2026-03-15", "milestones-2", "due"],
    ["2026-05-14", "milestones-2", "due"],
    ["2026-05-15", "milestones-2", undefined],
    ["2026-05-15", "milestones-4", "due"],
    ["2027-07-15", "milestones-18", "due"],
    ["2031-01-14", "milestones-48", "due"],
  ])("on %s %s is %s", (day, key, status) => {
    expect(itemOn(day, key)?.status).toBe(status);
  });

  it.each([
    ["milestones-2", 30, 0, "2026-05-26"],
    ["milestones-2", 36, 6, "2026-04-06"],
    ["milestones-2", 37, 0, "2026-03-15"],
    ["milestones-36", 30, 0, "2029-03-26"],
    ["milestones-48", 30, 0, "2030-01-15"],
  ])(
    "%s of a child born at %i weeks and %i days is from %s: by corrected age to three years",
    (key, weeks, days, from) => {
      expect(itemOn("2026-02-01", key, {}, bornAt(weeks, days))?.from).toBe(from);
    },
  );

  it("is asked at ten ages", () => {
    expect(keysOn("2026-01-15", "milestones")).toEqual(
      [2, 4, 6, 9, 12, 18, 24, 30, 36, 48].map((at) => `milestones-${at}`),
    );
  });
});

describe("a child's plan", () => {
  it.each([
    ["2031-01-14", zoya, true],
    ["2031-01-15", zoya, false],
    ["2029-02-27", bornOn("2024-02-29"), true],
    ["2029-02-28", bornOn("2024-02-29"), false],
  ])("on %s goes to the day before the fifth birthday", (day, child, isThere) => {
    expect(itemsOn(day, {}, child).length > 0).toBe(isThere);
  });

  it.each([
    ["2024-02-29", "vaccines-9-months", "2024-11-29"],
    ["2024-02-29", "deworming-12", "2025-02-28"],
    ["2026-08-31", "vitamin-a-6", "2027-02-28"],
  ])("of a birth on %s has %s from %s: the last day where a month has no such day", (born, key, from) => {
    expect(itemOn(born, key, {}, bornOn(born))?.from).toBe(from);
  });

  it("asks for nothing that is over but vaccines, and keeps what is done or not for the child", () => {
    const missed = itemsOn("2028-01-01").filter(({ status }) => status === "missed");
    expect(new Set(missed.map(({ kind }) => kind))).toEqual(new Set(["vaccines"]));
    const said = { done: { "vitamin-a-6": "2026-08-01" }, notForMe: ["deworming-12"] };
    expect(itemOn("2028-01-20", "vitamin-a-6", said)?.status).toBe("done");
    expect(itemOn("2028-01-20", "deworming-12", said)).toMatchObject({ status: "notForMe", mayBeNotForMe: false });
  });

  it("has a window no day in the calendar, until one was given; once that is over the window counts again", () => {
    expect(itemOn("2026-07-20", "vitamin-a-6")).toMatchObject({ isDated: false, mayBeNotForMe: true });
    const said = { moved: { "vitamin-a-6": "2026-08-01" } };
    expect(itemOn("2026-07-20", "vitamin-a-6", said)).toMatchObject({ isDated: true, date: "2026-08-01" });
    expect(itemOn("2026-08-02", "vitamin-a-6", said)).toMatchObject({ isDated: false, status: "due" });
    expect(itemOn("2026-07-20", "vitamin-a-6")?.movableUntil).toBe("2031-01-14");
  });

  it("says of each item its source and when it was read", () => {
    for (const { key, source, why } of itemsOn("2027-01-20"))
      expect([key, source?.checked, Boolean(why)]).toEqual([key, expect.stringMatching(/^2026-11-\d\d$/), true]);
  });

  it("is each child's own, and says whose where several were born together", () => {
    const first = { ...zoya, place: { rank: 1, of: 2 } };
    const second = { ...zoya, id: "second", name: null, place: { rank: 2, of: 2 } };
    const items = itemsOn("2026-02-27", { done: { "vaccines-6-weeks": "2026-02-26" } }, first, second);
    const told = items.filter(({ key }) => key === "vaccines-6-weeks");
    expect(told.map(({ childId, babyName, status }) => [childId, babyName, status])).toEqual([
      ["zoya", "Zoya", "done"],
      ["second", "Second twin", "due"],
    ]);
  });

  it("is not spoken of after a loss, nor is an older child's", () => {
    const lost = pregnancyOf({ loss: { kind: "stillbirth", isHidden: false, date: date("2026-02-01") } });
    const { items } = planFrom(
      { pregnancies: [lost], children: [zoya], rules: shippedPlanRules() },
      new Map(),
      date("2026-02-27"),
    );
    expect(items.filter(({ kind }) => kind !== "ownCheck")).toEqual([]);
  });
});
