import { expect, it } from "vitest";
import type { PlanItem } from "../../../app/api/types.ts";
import { planOrder } from "../../../app/format/plan-order.ts";
import { ownPlan } from "../../../app/routes/calendar/own-plan.ts";
import { planItem, vaccines } from "../../fixtures/plan-items.ts";

const missed = { status: "missed", canStillGo: true } as const;
const ofBirth = vaccines({ key: "vaccines-birth", date: "2026-10-20", ...missed });
const late = vaccines({ date: "2026-12-01", ...missed });
const waiting = vaccines({ key: "vaccines-10-weeks", date: "2026-12-29", status: "due" });
const toCome = vaccines({ key: "vaccines-14-weeks", date: "2027-01-26" });
const brothers = vaccines({ key: "vaccines-9-months", pregnancyId: "brother", date: "2027-01-05" });
const today = "2026-12-30";

const keysOf = (items: PlanItem[]) => items.map(({ key }) => key);

it("names of each child's late vaccines the first, and none that waits for it", () => {
  const { late: first, due, coming } = planOrder([ofBirth, late, waiting, brothers, toCome]);

  expect([keysOf(first), keysOf(due), keysOf(coming)]).toEqual([["vaccines-birth"], [], ["vaccines-9-months"]]);
});

it("lets nothing wait for doses at birth, of which no later one depends", () => {
  const sixWeeks = vaccines({ date: "2027-01-01" });
  const { late: first, due, coming } = planOrder([ofBirth, sixWeeks, toCome]);

  expect([keysOf(first), keysOf(due), keysOf(coming)]).toEqual([
    ["vaccines-birth"],
    [],
    ["vaccines-6-weeks", "vaccines-14-weeks"],
  ]);
});

it("makes the cards of the calendar as well, where what waits stands under 'Later'", () => {
  const { cards, late: notTooLate, later } = ownPlan({ items: [late, waiting, brothers, toCome] }, today);

  expect(cards.map(({ item }) => item)).toEqual(["vaccines-6-weeks", "vaccines-9-months"]);
  expect(notTooLate).toEqual([]);
  expect(later.map(({ date }) => date)).toEqual(["2027-01-26"]);
});

it("has no card in the calendar for what another child missed, but a line below what she follows now", () => {
  const visit = planItem({ date: "2027-01-10", from: "2027-01-10", until: "2027-01-16" });
  const ofBrother = { pregnancyId: "brother", childId: "brother", isOfCurrent: false };
  const alsoLate = vaccines({ key: "vaccines-10-weeks", ...missed, ...ofBrother });
  const { cards, late: lines } = ownPlan({ items: [{ ...late, ...ofBrother }, alsoLate, visit] }, today);

  expect(cards.map(({ item }) => item)).toEqual(["week-26"]);
  expect(lines.map(({ title, line }) => [title, line])).toEqual([["Vaccines that may be missing", ""]]);
});

it("lets no test and no anti-D that was missed wait behind other things, and no visit stand beside the check past the due date", () => {
  const test = planItem({ key: "scan", kind: "tests", ...missed });
  const antiD = planItem({ key: "anti-d", kind: "tablets", ...missed });
  const calcium = planItem({ key: "calcium", kind: "tablets", ...missed });
  const visit = planItem({ key: "week-40", ...missed });
  const check = planItem({ key: "past-due", status: "due" });
  const { late: first, missed: others } = planOrder([calcium, antiD, visit, test]);

  expect([keysOf(first), keysOf(others)]).toEqual([
    ["anti-d", "scan"],
    ["calcium", "week-40"],
  ]);
  expect(keysOf(planOrder([calcium, visit, check]).missed)).toEqual(["calcium"]);
  const preparing = planItem({ key: "preparing", kind: "preparing", ...missed });
  const ofTwins = planItem({ key: "preparing-of-several", kind: "preparing", numberOfBabies: 2, ...missed });
  const prepared = planOrder([test, calcium, preparing, ofTwins]);
  expect([keysOf(prepared.late), keysOf(prepared.missed)]).toEqual([
    ["preparing-of-several", "scan"],
    ["calcium", "preparing"],
  ]);
});

it("has no card for a first visit before a test can be positive, in the calendar either", () => {
  const first = planItem({ key: "week-12", date: "2027-03-20", from: "2026-12-26", status: "due" });
  const { cards, later } = ownPlan({ items: [first] }, today);

  expect([cards, later.map(({ date }) => date)]).toEqual([[], ["2027-03-20"]]);
});
