import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Child } from "../children/children.ts";
import { FOLLOWED_YEARS } from "../children/problems.ts";
import { PRETERM_BEFORE_DAYS } from "../pregnancies/age.ts";
import { addDays, addMonths, addYears, laterOf, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { afterAge, ageInWords, daysOf } from "./ages.ts";
import { lastDay, rowOfChild, type AskedOfChild, type PlannedChild } from "./child-rows.ts";
import type { ChildRule } from "./child-rules.ts";
import { isOpen, stateOf, type PlanItem } from "./items.ts";
import type { PlanMarks } from "./marks.ts";
import { vaccineItem } from "./vaccine-items.ts";
import { isNear } from "./visits.ts";

/** Growth and milestones go by corrected age up to three years, as in `babyAge`. */
const CORRECTED_UNTIL_MONTHS = 36;

export function childItems(child: PlannedChild, rules: readonly ChildRule[], asked: AskedOfChild): PlanItem[] {
  if (addYears(child.birthDate, FOLLOWED_YEARS) <= asked.now) return [];
  const months = completedMonths(child.birthDate, asked.now);
  return rules.flatMap((rule) => {
    if (rule.kind === "vaccines") return [vaccineItem(child, rule, asked)];
    if (rule.kind === "weighing") return weighingsOf(rule, months).flatMap((one) => careOf(child, one, asked));
    return careOf(child, rule, asked);
  });
}

/** Weighing is every month, so only this month's and the next are listed. @param months completed since the birth */
function weighingsOf(rule: ChildRule, months: number): ChildRule[] {
  const { key, fromAge, toAge } = rule;
  return [months, months + 1]
    .filter((month) => month >= fromAge && month <= toAge)
    .map((month) => ({ ...rule, key: `${key}-${month}`, unit: "months", fromAge: month, toAge: month }));
}

/** What is over is asked again at the next age, so nothing of it is missed. */
function careOf(child: PlannedChild, rule: ChildRule, asked: AskedOfChild): PlanItem[] {
  const { key, kind, unit, fromAge, toAge, about, why, bring, source } = rule;
  const { now } = asked;
  const early = isCorrected(rule) ? daysEarly(child) : 0;
  const born = addDays(child.birthDate, early);
  const from = laterOf(afterAge(born, fromAge, unit), earliestAfter(rule, asked));
  const until = laterOf(addDays(afterAge(born, toAge + 1, unit), -1), from);
  const state = stateOf(key, { date: from, from, until }, { now, marks: withoutPast(asked, key) });
  if (state.status === "missed") return [];
  const name = say.planAtAge({ name: rule.name, age: ageInWords(fromAge, unit) });
  return [
    {
      ...rowOfChild(child, { key, name, about }),
      ...state,
      kind,
      why,
      because: early > 0 ? [say.planBecauseEarly()] : [],
      bring,
      mayBeDone: isNear(from, state.date, now),
      canStillGo: false,
      movableUntil: isOpen(state) ? lastDay(child) : null,
      mayBeNotForMe: isOpen(state),
      isDated: state.movedTo !== null,
      calendarKey: `${key}-${child.id}`,
      source,
    },
  ];
}

function isCorrected({ kind, fromAge, unit }: ChildRule): boolean {
  return kind === "milestones" && daysOf(fromAge, unit) <= daysOf(CORRECTED_UNTIL_MONTHS, "months");
}

/** A day that she was given and that is over leaves what it was for to be done in its own time. */
function withoutPast({ now, marks }: AskedOfChild, key: string): PlanMarks {
  const day = marks.moved.get(key);
  return day && day < now ? { ...marks, moved: new Map() } : marks;
}

function earliestAfter({ after }: ChildRule, { marks }: AskedOfChild): CalendarDate | null {
  const before = after && marks.done.get(after.key);
  return before ? addMonths(before, after.gap) : null;
}

function daysEarly({ gestationDays }: Child): number {
  return gestationDays !== null && gestationDays < PRETERM_BEFORE_DAYS ? TERM_DAYS - gestationDays : 0;
}

function completedMonths(birthDate: CalendarDate, now: CalendarDate): number {
  const months = Array.from({ length: FOLLOWED_YEARS * 12 }, (_, index) => index + 1);
  return months.findLast((month) => addMonths(birthDate, month) <= now) ?? 0;
}
