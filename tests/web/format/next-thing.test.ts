import { describe, expect, it } from "vitest";
import type { PlanItem } from "../../../app/api/types.ts";
import { shortDate, shortSpan } from "../../../app/format/dates.ts";
import { nextThing } from "../../../app/format/next-thing.ts";
import { nextThings } from "../../../app/format/next-things.ts";
import { planItem, vaccines } from "../../fixtures/plan-items.ts";

const visit = planItem();
const words = (item: PlanItem, today: string) => {
  const { line, sentence, leaf, file } = nextThing(item, [item], today);
  return [line, sentence, leaf && `${leaf.month} ${leaf.day}`, file !== null];
};

describe("a date of the plan in words", () => {
  it.each([
    ["2026-11-22", "coming", "Next for you\u00A0· in 11 days", "Any day from 3 to 9 Dec. Blood pressure.", "Dec 3"],
    ["2026-12-02", "coming", "Next for you\u00A0· tomorrow", "Any day from 3 to 9 Dec. Blood pressure.", "Dec 3"],
    ["2026-12-04", "due", "Due now, until 9 Dec", "Blood pressure.", null],
  ] as const)("says on %s of one that is %s: %s", (today, status, line, sentence, leaf) => {
    expect(words({ ...visit, status }, today)).toEqual([line, sentence, leaf, true]);
  });

  it("never says of an open window that it is past", () => {
    const open: PlanItem = { ...visit, name: "Antenatal visit, week 30", from: "2026-11-22", until: "2026-11-28" };

    expect(nextThing({ ...open, date: "2026-11-22", status: "due" }, [], "2026-11-23").line).toBe(
      "Due now, until 28 Nov",
    );
  });

  it("says of one that was missed that she can still go, and reproaches nothing", () => {
    const missed = words({ ...visit, status: "missed", canStillGo: true }, "2026-12-12");

    expect(missed).toEqual(["You can still go", "Was due by 9 Dec. Blood pressure.", null, false]);
    expect(words({ ...visit, status: "missed" }, "2027-01-12")[0]).toBe("3 to 9 Dec");
  });

  it("says on which day one was done, and shows that day", () => {
    expect(words({ ...visit, status: "done", doneOn: "2026-12-05" }, "2026-12-12")).toEqual([
      "Done on 5 Dec",
      "Blood pressure.",
      "Dec 5",
      false,
    ]);
  });

  it("says of the first visit: as early as you can, and names it by its week from that week on", () => {
    const first: PlanItem = { ...visit, key: "week-12", from: "2026-09-10", status: "due" };
    const titleOn = (today: string) => nextThing(first, [first], today).title;

    expect([titleOn("2026-10-01"), titleOn("2026-12-03")]).toEqual(["First antenatal visit", visit.name]);
    expect(words(first, "2026-10-01")).toEqual([
      "Due now, until 9 Dec",
      "As early as you can. Blood pressure.",
      null,
      true,
    ]);
  });

  it("says of the check past the due date: today or tomorrow, and puts it into no calendar", () => {
    const check: PlanItem = { ...visit, key: "past-due", status: "due" };

    expect(words(check, "2026-12-07")).toEqual(["Today or tomorrow", "Blood pressure.", "Dec 7", false]);
    expect(words(check, "2026-12-10").slice(0, 2)).toEqual([
      "Today",
      expect.stringMatching(/^From 42 weeks on.* Blood pressure\.$/),
    ]);
  });

  it("has the year on the leaf of a day that is far away", () => {
    const done = vaccines({ status: "done", doneOn: "2026-12-09" });

    expect(nextThing(done, [done], "2027-11-20").leaf?.year).toBe("2026");
    expect(nextThing(done, [done], "2026-12-20").leaf?.year).toBeNull();
  });

  it("presses nobody after a loss", () => {
    expect(words({ ...visit, kind: "ownCheck", status: "due" }, "2026-12-04")[0]).toBe("Any day until 9 Dec");
  });

  it("says of a check of the first day after a loss that it is for today or tomorrow, and where", () => {
    const check: PlanItem = { ...visit, kind: "ownCheck", status: "due" };

    expect(words(check, "2026-12-08").slice(0, 2)).toEqual([
      "Today or tomorrow",
      "At your hospital or clinic, or with a midwife. Blood pressure.",
    ]);
    expect(words(check, "2026-12-09")[0]).toBe("Today");
  });

  it("names the child whose vaccines they are, and says of late ones that she can still go with the child", () => {
    expect(words(vaccines(), "2026-11-14")[0]).toBe("Next for Zoya\u00A0· in 19 days");
    expect(words(vaccines({ babyName: null }), "2026-11-14")[0]).toBe("Next for your baby\u00A0· in 19 days");
    expect(words(vaccines({ babyName: null, numberOfBabies: 2 }), "2026-11-14")[0]).toContain("your babies");
    expect(words(vaccines({ status: "missed", canStillGo: true }), "2026-12-20").slice(0, 2)).toEqual([
      "You can still go with Zoya",
      "Was due by 9 Dec. Take the card to the vaccination centre: they say which are still needed. Ask soon: rotavirus drops have an age limit.",
    ]);
  });

  it("asks nobody to hurry for drops that are given only to the young", () => {
    const late = vaccines({ status: "missed", canStillGo: true });

    expect(nextThing(late, [late], "2028-10-01").sentence).toContain("rotavirus");
    expect(nextThing(late, [late], "2028-11-01").sentence).toMatch(/still needed\.$/);
  });
});

describe("what Today shows of the plan", () => {
  const birth = vaccines({ key: "vaccines-birth", status: "done", doneOn: "2026-10-30" });
  const later = vaccines({ key: "vaccines-10-weeks", date: "2026-12-31" });
  const items = [
    birth,
    vaccines(),
    later,
    { ...visit, pregnancyId: "q", status: "done", doneOn: "2026-11-22" } as const,
  ];

  const shown = (all: PlanItem[], today = "2026-11-22") =>
    nextThings({ items: all }, today).cards.map(({ item }) => item);

  it("is the next thing with the line of that child's vaccines, and what was marked today", () => {
    const { cards, doneToday } = nextThings({ items }, "2026-11-22");

    expect(cards.map(({ item }) => item)).toEqual(["vaccines-6-weeks"]);
    expect(cards[0]?.shots).toEqual([
      { label: "Birth", state: "done" },
      { label: "6 weeks", state: "next" },
      { label: "10 weeks", state: "open" },
    ]);
    expect(doneToday?.item).toBe("week-26");
  });

  it("is the vaccines beside a visit that comes first", () => {
    const { cards } = nextThings({ items: [visit, ...items] }, "2026-11-22");

    expect(cards.map(({ item, shots }) => [item, shots.length])).toEqual([
      ["week-26", 0],
      ["vaccines-6-weeks", 3],
    ]);
  });

  it("is the next day that she was given beside what is due", () => {
    const due = { ...visit, status: "due" } as const;
    const day = "2026-12-20";
    const given = { ...visit, key: "week-30", movedTo: day, date: day, from: day, until: day } as const;
    const listed = { ...visit, key: "week-28" };

    expect(shown([due, listed, given])).toEqual(["week-26", "week-30"]);
  });

  it("is what the current child missed before all else, and what another missed after what she follows now", () => {
    const missed = { status: "missed", canStillGo: true } as const;
    const late = vaccines({ key: "vaccines-birth", ...missed });
    const alsoLate = vaccines({ ...missed, date: "2026-12-11" });
    const due = { ...visit, status: "due" } as const;
    const brothers = vaccines({ pregnancyId: "brother", isOfCurrent: false, key: "vaccines-9-months", ...missed });
    const { cards } = nextThings({ items: [brothers, late, due, alsoLate, later] }, "2026-12-31");

    expect(cards.map(({ pregnancy, item }) => [pregnancy, item])).toEqual([
      ["p", "vaccines-birth"],
      ["p", "week-26"],
      ["brother", "vaccines-9-months"],
    ]);
    expect(cards[0]?.shots.map(({ state }) => state)).toEqual(["next", "late", "open"]);
    expect(cards[0]).toMatchObject({ title: "Vaccines that may be missing", doneLabel: "Done: 6-week vaccines" });
    expect(cards[0]?.sentence).toContain("Several vaccines may still be due.");
    expect(cards[2]).toMatchObject({ title: "6-week vaccines", doneLabel: "Done" });
    expect(cards[2]?.sentence).toContain("Was due by");
  });

  it("is the vaccines that are late, with all others of that child marked in its line but those that are given no more, on no card of what comes", () => {
    const missed = { status: "missed", canStillGo: true } as const;
    const over = vaccines({ key: "vaccines-birth", name: "Vaccines at birth", status: "missed" });
    const alsoLate = vaccines({ key: "vaccines-10-weeks", name: "10-week vaccines", ...missed });
    const ofBrother = { ...over, pregnancyId: "brother", childId: "brother" };
    const toCome = vaccines({ key: "vaccines-15-months" });
    const items = [over, ofBrother, vaccines(missed), alsoLate, toCome];
    const [card] = nextThings({ items }, "2027-12-31").cards;

    expect(card?.item).toBe("vaccines-6-weeks");
    expect(card?.shots.map(({ state }) => state)).toEqual(["next", "late", "open"]);
    const ofNext = nextThing(toCome, items, "2027-12-31").shots;
    expect(ofNext.map(({ state }) => state)).toEqual(["open", "open", "next"]);
  });

  it("has no first visit before a test can be positive", () => {
    const first: PlanItem = { ...visit, key: "week-12", from: "2026-09-10", status: "due" };

    expect(shown([first], "2026-10-07")).toEqual([]);
    expect(shown([first], "2026-10-08")).toEqual(["week-12"]);
  });

  it("is a visit that was missed between what is due and what comes", () => {
    const missed: PlanItem = { ...visit, key: "week-20", status: "missed", canStillGo: true };
    const test: PlanItem = { ...visit, key: "sugar", kind: "tests", status: "due", isDated: false };

    expect(shown([missed, visit])).toEqual(["week-20", "week-26"]);
    expect(shown([missed, { ...visit, status: "due" }])).toEqual(["week-26", "week-20"]);
    expect(shown([missed, visit, test])).toEqual(["sugar", "week-20", "week-26"]);
  });
});

describe("a short date", () => {
  it("has its year only when it is far away", () => {
    expect([
      shortDate("2026-12-09"),
      shortDate("2027-01-09", "2026-12-01"),
      shortDate("2028-01-30", "2026-12-01"),
    ]).toEqual(["9 Dec", "9 Jan", "30 Jan, 2028"]);
    expect([
      shortSpan("2026-12-03", "2026-12-09"),
      shortSpan("2026-11-28", "2026-12-04"),
      shortSpan("2026-12-03", "2026-12-03"),
      shortSpan("2026-01-30", "2026-02-05", "2026-11-28"),
      shortSpan("2025-12-31", "2026-01-06", "2026-11-28"),
    ]).toEqual(["3 to 9 Dec", "28 Nov to 4 Dec", "3 Dec", "30 Jan to 5 Feb, 2026", "31 Dec, 2025 to 6 Jan, 2026"]);
  });
});
