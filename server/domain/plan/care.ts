import { say } from "../../contract/sentences/say.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { BECAUSE } from "./because.ts";
import { wordsFor, type CareRule, type CareRules } from "./care-rules.ts";
import { choicesOf, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import { LAST_CHECK_UNTIL_DAYS } from "./rules.ts";
import { sources } from "./sources.ts";
import { isNear } from "./visits.ts";

/** What is due within weeks, before and after a birth. After a loss nothing is. */
export function careItems(pregnancy: Pregnancy, rules: CareRules, asked: Asked): PlanItem[] {
  if (pregnancy.loss) return [];
  const progress = progressOf(pregnancy, asked.now);
  if (progress?.kind === "born") return afterBirth(pregnancy, rules.afterBirth, progress.birthDate, asked);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  const start = pregnancyStart(progress.expectedDate);
  // A scan that she has told us of is her dates' already.
  const known = rules.pregnancy.filter(({ key }) => key !== "scan" || pregnancy.scans.length === 0);
  return [
    ...rulesFor(known, asked).map((rule) => careItem(pregnancy, rule, weeksOf(rule, pregnancy, start), asked)),
    ...secondTetanus(pregnancy, rules, progress.expectedDate, asked),
    ...aspirinOfTwins(pregnancy, rules, start, asked),
  ];
}

function rulesFor(rules: readonly CareRule[], { yeses }: Asked): CareRule[] {
  return rules.filter(({ of }) => !of || of.some((question) => yeses.has(question)));
}

const ruleIn = ({ pregnancy }: CareRules, wanted: string) => pregnancy.find(({ key }) => key === wanted);

const LAST_WEEK = 39;

function weeksOf(rule: CareRule, { numberOfBabies }: Pregnancy, start: CalendarDate): Spell {
  const { from, to } = (numberOfBabies > 1 && rule.ofSeveral) || rule;
  const endOf = (week: number) => addDays(start, week * 7 + 6);
  return { from: addDays(start, from * 7), until: endOf(to), usefulUntil: endOf(rule.usefulTo ?? LAST_WEEK) };
}

const SECOND_TETANUS = { key: "tetanus-2", daysAfterFirst: 28, daysBeforeBirth: 14 };

/** It goes by the day of the first dose. Who needs one dose alone takes it out of her plan. */
function secondTetanus(pregnancy: Pregnancy, rules: CareRules, dueDate: CalendarDate, asked: Asked): PlanItem[] {
  const first = asked.marks.done.get("tetanus");
  const rule = ruleIn(rules, "tetanus");
  if (!first || !rule) return [];
  const { key, daysAfterFirst, daysBeforeBirth } = SECOND_TETANUS;
  const from = addDays(first, daysAfterFirst);
  const last = addDays(dueDate, -daysBeforeBirth);
  const until = last > from ? last : from;
  const second = { ...rule, key, name: say.planTetanus2(), about: say.planTetanus2About(), aboutOfSeveral: null };
  return [careItem(pregnancy, second, { from, until, usefulUntil: until }, asked)];
}

/** By NICE twins are a reason only beside another one, which nobody has asked her for. */
function aspirinOfTwins(pregnancy: Pregnancy, rules: CareRules, start: CalendarDate, asked: Asked): PlanItem[] {
  const rule = ruleIn(rules, "aspirin");
  if (!rule || pregnancy.numberOfBabies < 2 || rulesFor([rule], asked).length > 0) return [];
  const about = say.planAspirinOfTwinsAbout();
  const ofTwins = { ...rule, about, aboutOfSeveral: null, source: sources.aspirinOfTwins };
  const item = careItem(pregnancy, ofTwins, weeksOf(rule, pregnancy, start), asked);
  return [{ ...item, because: [say.planBecauseSeveral()] }];
}

function afterBirth(pregnancy: Pregnancy, rules: CareRule[], birthDate: CalendarDate, asked: Asked): PlanItem[] {
  // A year on it is no part of what follows a birth.
  if (asked.now > addDays(birthDate, 365)) return [];
  return rulesFor(rules, asked).map((rule) => {
    const dayOf = (days: number) => addDays(birthDate, days);
    const { from, to, usefulTo } = rule;
    const spell = { from: dayOf(from), until: dayOf(to), usefulUntil: dayOf(usefulTo ?? LAST_CHECK_UNTIL_DAYS) };
    return careItem(pregnancy, rule, spell, asked);
  });
}

interface Spell {
  from: CalendarDate;
  until: CalendarDate;
  usefulUntil: CalendarDate;
}

function careItem(pregnancy: Pregnancy, rule: CareRule, { from, until, usefulUntil }: Spell, asked: Asked): PlanItem {
  const { key, kind, of = [], name, bring, source } = rule;
  const { now, yeses } = asked;
  const { about, why } = wordsFor(pregnancy.numberOfBabies, rule);
  const state = stateOf(key, { date: from, from, until }, asked);
  return {
    ...rowOf(pregnancy, { key, name, about }),
    why,
    because: of.filter((question) => yeses.has(question)).map((question) => BECAUSE[question]()),
    bring,
    ...state,
    kind,
    mayBeDone: isNear(from, state.date, now),
    ...choicesOf(pregnancy, state, state.status === "missed" && now <= usefulUntil, now),
    isDated: state.movedTo !== null,
    calendarKey: `${key}-${pregnancy.id}`,
    source,
  };
}
