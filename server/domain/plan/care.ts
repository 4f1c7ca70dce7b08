import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { isOpen, movableUntil, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import {
  ANTENATAL_CARE,
  FAMILY_PLANNING,
  LAST_CHECK_UNTIL_DAYS,
  PREPARING_WEEKS_OF_SEVERAL,
  SECOND_TETANUS,
} from "./rules.ts";
import { ANTI_D_AFTER_BIRTH, ASPIRIN_OF_TWINS, BECAUSE, CARE_BY_ANSWERS } from "./rules-by-answers.ts";
import { isNear } from "./visits.ts";

interface Rule extends Pick<PlanItem, "key" | "kind" | "source"> {
  name: () => string;
  about: (values: { count: number }) => string;
  why: (values: { count: number }) => string;
  bring: (() => string) | null;
}

/** What is due within weeks, before and after a birth. After a loss nothing is. */
export function careItems(
  pregnancy: Pregnancy,
  asked: Asked,
  yeses: ReadonlySet<PlanQuestion> = new Set(),
): PlanItem[] {
  if (pregnancy.loss) return [];
  const progress = progressOf(pregnancy, asked.now);
  if (progress?.kind === "born") return afterBirth(pregnancy, progress.birthDate, asked, yeses);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  const start = pregnancyStart(progress.expectedDate);
  const last = addDays(progress.expectedDate, -1);
  const weeksOf = (rule: (typeof ANTENATAL_CARE)[number]) =>
    rule.key === "preparing" && pregnancy.numberOfBabies > 1 ? PREPARING_WEEKS_OF_SEVERAL : rule;
  return [
    // A scan that she has told us of is her dates' already.
    ...ANTENATAL_CARE.filter(({ key }) => key !== "scan" || pregnancy.scans.length === 0).map((rule) => {
      const { from, to } = weeksOf(rule);
      const spell = { from: addDays(start, from * 7), until: addDays(start, to * 7 + 6) };
      return careItem(pregnancy, rule, { ...spell, usefulUntil: last }, asked);
    }),
    ...secondTetanus(pregnancy, progress.expectedDate, asked),
    ...bySaid(pregnancy, start, asked, yeses),
  ];
}

function bySaid(pregnancy: Pregnancy, start: CalendarDate, asked: Asked, yeses: ReadonlySet<PlanQuestion>): PlanItem[] {
  return CARE_BY_ANSWERS.flatMap((rule) => {
    const because = becauseOf(rule.of, yeses);
    const isOfTwins = rule.key === "aspirin" && because.length === 0 && pregnancy.numberOfBabies > 1;
    if (because.length === 0 && !isOfTwins) return [];
    const weekEnd = (week: number) => addDays(start, week * 7 + 6);
    const spell = { from: addDays(start, rule.from * 7), until: weekEnd(rule.to), usefulUntil: weekEnd(rule.usefulTo) };
    if (!isOfTwins) return [{ ...careItem(pregnancy, rule, spell, asked), because }];
    const { about, source, because: several } = ASPIRIN_OF_TWINS;
    return [{ ...careItem(pregnancy, { ...rule, about, source }, spell, asked), because: [several()] }];
  });
}

function becauseOf(questions: readonly PlanQuestion[], yeses: ReadonlySet<PlanQuestion>) {
  return questions.filter((question) => yeses.has(question)).map((question) => BECAUSE[question]());
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

function afterBirth(
  pregnancy: Pregnancy,
  birthDate: CalendarDate,
  asked: Asked,
  yeses: ReadonlySet<PlanQuestion>,
): PlanItem[] {
  const spell = { from: addDays(birthDate, FAMILY_PLANNING.from), until: addDays(birthDate, FAMILY_PLANNING.to) };
  const usefulUntil = addDays(birthDate, LAST_CHECK_UNTIL_DAYS);
  // A year on it is no part of what follows a birth.
  if (asked.now > addDays(birthDate, 365)) return [];
  const { of, toDay, usefulToDay } = ANTI_D_AFTER_BIRTH;
  const because = becauseOf(of, yeses);
  const hours72 = {
    from: birthDate,
    until: addDays(birthDate, toDay),
    usefulUntil: addDays(birthDate, usefulToDay),
  };
  return [
    ...(because.length > 0 ? [{ ...careItem(pregnancy, ANTI_D_AFTER_BIRTH, hours72, asked), because }] : []),
    careItem(pregnancy, FAMILY_PLANNING, { ...spell, usefulUntil }, asked),
  ];
}

interface Spell {
  from: CalendarDate;
  until: CalendarDate;
  /** The last day on which it is worth making up. */
  usefulUntil: CalendarDate;
}

function careItem(pregnancy: Pregnancy, rule: Rule, { from, until, usefulUntil }: Spell, asked: Asked): PlanItem {
  const { key, kind, name, about, why, bring, source } = rule;
  const count = { count: pregnancy.numberOfBabies };
  const state = stateOf(key, { date: from, from, until }, asked);
  const canStillGo = state.status === "missed" && asked.now <= usefulUntil;
  return {
    ...rowOf(pregnancy, { key, name: name(), about: about(count) }),
    why: why(count),
    bring: bring && bring(),
    ...state,
    kind,
    mayBeDone: isNear(from < state.date ? from : state.date, asked.now),
    canStillGo,
    movableUntil: isOpen(state) || canStillGo ? movableUntil(pregnancy, asked.now) : null,
    mayBeNotForMe: state.status !== "done" && state.status !== "notForMe",
    isDated: state.movedTo !== null,
    calendarKey: `${key}-${pregnancy.id}`,
    source,
  };
}
