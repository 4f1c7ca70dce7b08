import { say } from "../../contract/sentences/say.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { ANTENATAL_CARE, FAMILY_PLANNING, SECOND_TETANUS, type CareRule, type WeeksRule } from "./care-rules.ts";
import { choicesOf, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import { ANTI_D_AFTER_BIRTH, ASPIRIN, ASPIRIN_OF_TWINS, BECAUSE, CARE_BY_ANSWERS } from "./rules-by-answers.ts";
import { isNear } from "./visits.ts";

/** What is due within weeks, before and after a birth. After a loss nothing is. */
export function careItems(pregnancy: Pregnancy, asked: Asked): PlanItem[] {
  if (pregnancy.loss) return [];
  const progress = progressOf(pregnancy, asked.now);
  if (progress?.kind === "born") return afterBirth(pregnancy, progress.birthDate, asked);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  const start = pregnancyStart(progress.expectedDate);
  // A scan that she has told us of is her dates' already.
  const ofAll = ANTENATAL_CARE.filter(({ key }) => key !== "scan" || pregnancy.scans.length === 0);
  return [
    ...rulesFor([...ofAll, ...CARE_BY_ANSWERS], asked).map((rule) =>
      careItem(pregnancy, rule, weeksOf(rule, pregnancy, start), asked),
    ),
    ...secondTetanus(pregnancy, progress.expectedDate, asked),
    ...aspirinOfTwins(pregnancy, start, asked),
  ];
}

function rulesFor<Rule extends CareRule>(rules: readonly Rule[], { yeses }: Asked): Rule[] {
  return rules.filter(({ of }) => !of || of.some((question) => yeses.has(question)));
}

const LAST_WEEK = 39;

function weeksOf(rule: WeeksRule, { numberOfBabies }: Pregnancy, start: CalendarDate): Spell {
  const { from, to } = (numberOfBabies > 1 && rule.ofSeveral) || rule;
  const endOf = (week: number) => addDays(start, week * 7 + 6);
  return { from: addDays(start, from * 7), until: endOf(to), usefulUntil: endOf(rule.usefulTo ?? LAST_WEEK) };
}

/** Whoever needs one dose alone takes it out of her plan. */
function secondTetanus(pregnancy: Pregnancy, dueDate: CalendarDate, asked: Asked): PlanItem[] {
  const first = asked.marks.done.get("tetanus");
  if (!first) return [];
  const { daysAfterFirst, daysBeforeBirth } = SECOND_TETANUS;
  const from = addDays(first, daysAfterFirst);
  const last = addDays(dueDate, -daysBeforeBirth);
  const until = last > from ? last : from;
  return [careItem(pregnancy, SECOND_TETANUS, { from, until, usefulUntil: until }, asked)];
}

/** Where nothing that she said is reason enough. */
function aspirinOfTwins(pregnancy: Pregnancy, start: CalendarDate, asked: Asked): PlanItem[] {
  if (pregnancy.numberOfBabies < 2 || rulesFor([ASPIRIN], asked).length > 0) return [];
  const item = careItem(pregnancy, ASPIRIN_OF_TWINS, weeksOf(ASPIRIN_OF_TWINS, pregnancy, start), asked);
  return [{ ...item, because: [say.planBecauseSeveral()] }];
}

function afterBirth(pregnancy: Pregnancy, birthDate: CalendarDate, asked: Asked): PlanItem[] {
  // A year on it is no part of what follows a birth.
  if (asked.now > addDays(birthDate, 365)) return [];
  return rulesFor([ANTI_D_AFTER_BIRTH, FAMILY_PLANNING], asked).map((rule) => {
    const dayOf = (days: number) => addDays(birthDate, days);
    const spell = { from: dayOf(rule.from), until: dayOf(rule.to), usefulUntil: dayOf(rule.usefulTo) };
    return careItem(pregnancy, rule, spell, asked);
  });
}

interface Spell {
  from: CalendarDate;
  until: CalendarDate;
  usefulUntil: CalendarDate;
}

function careItem(pregnancy: Pregnancy, rule: CareRule, { from, until, usefulUntil }: Spell, asked: Asked): PlanItem {
  const { key, kind, of = [], name, about, why, bring, source } = rule;
  const { now, yeses } = asked;
  const count = { count: pregnancy.numberOfBabies };
  const state = stateOf(key, { date: from, from, until }, asked);
  return {
    ...rowOf(pregnancy, { key, name: name(), about: about(count) }),
    why: why(count),
    because: of.filter((question) => yeses.has(question)).map((question) => BECAUSE[question]()),
    bring: bring && bring(),
    ...state,
    kind,
    mayBeDone: isNear(from, state.date, now),
    ...choicesOf(pregnancy, state, state.status === "missed" && now <= usefulUntil, now),
    isDated: state.movedTo !== null,
    calendarKey: `${key}-${pregnancy.id}`,
    source,
  };
}
