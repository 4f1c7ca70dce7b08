import { addDays, laterOf, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { BECAUSE } from "./because.ts";
import { wordsFor, type CareRule, type CareRules } from "./care-rules.ts";
import { choicesOf, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import { LAST_CHECK_UNTIL_DAYS } from "./rules.ts";
import { isNear } from "./visits.ts";

/** What is due within weeks, before and after a birth. After a loss nothing is. */
export function careItems(pregnancy: Pregnancy, rules: CareRules, asked: Asked): PlanItem[] {
  if (pregnancy.loss) return [];
  const progress = progressOf(pregnancy, asked.now);
  if (progress?.kind === "born") return afterBirth(pregnancy, rules.afterBirth, progress.birthDate, asked);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  // A scan that she has told us of is her dates' already.
  const known = rules.pregnancy.filter(({ key }) => key !== "scan" || pregnancy.scans.length === 0);
  return rulesFor(pregnancy, known, asked).map((rule) =>
    careItem(pregnancy, rule, spellOf(rule, progress.expectedDate, asked), asked),
  );
}

function rulesFor({ numberOfBabies }: Pregnancy, rules: readonly CareRule[], { yeses, marks }: Asked): CareRule[] {
  const hers = rules.filter(
    ({ of, ofSeveral, after }) =>
      (!of || of.some((question) => yeses.has(question))) &&
      (!ofSeveral || numberOfBabies > 1) &&
      (!after || marks.done.has(after.key)),
  );
  const byAnswer = new Set(hers.filter(({ of }) => of).map(({ key }) => key));
  const bySeveral = new Set(hers.flatMap(({ ofSeveral }) => ofSeveral?.insteadOf ?? []));
  return hers.filter(({ key, of, ofSeveral }) =>
    ofSeveral ? !byAnswer.has(ofSeveral.insteadOf) : of || !bySeveral.has(key),
  );
}

const LAST_WEEK = 39;

function spellOf({ from, to, usefulTo, after }: CareRule, dueDate: CalendarDate, { marks }: Asked): Spell {
  const start = pregnancyStart(dueDate);
  const endOf = (week: number) => addDays(start, week * 7 + 6);
  const spell = { from: addDays(start, from * 7), until: endOf(to), usefulUntil: endOf(usefulTo ?? LAST_WEEK) };
  const before = after && marks.done.get(after.key);
  const first = laterOf(spell.from, before ? addDays(before, after.days) : null);
  return { from: first, until: laterOf(first, spell.until), usefulUntil: laterOf(first, spell.usefulUntil) };
}

function afterBirth(pregnancy: Pregnancy, rules: CareRule[], birthDate: CalendarDate, asked: Asked): PlanItem[] {
  // A year on it is no part of what follows a birth.
  if (asked.now > addDays(birthDate, 365)) return [];
  return rulesFor(pregnancy, rules, asked).map((rule) => {
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
  const { kind, of = [], ofSeveral, name, bring, source } = rule;
  const key = ofSeveral?.insteadOf ?? rule.key;
  const { now, yeses } = asked;
  const { about, why } = wordsFor(pregnancy.numberOfBabies, rule);
  const state = stateOf(key, { date: from, from, until }, asked);
  return {
    ...rowOf(pregnancy, { key, name, about }),
    why,
    because: ofSeveral
      ? [ofSeveral.because()]
      : of.filter((question) => yeses.has(question)).map((question) => BECAUSE[question]()),
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
