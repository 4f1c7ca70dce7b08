import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";
import type { Child } from "../children/children.ts";
import { FOLLOWED_YEARS } from "../children/problems.ts";
import { PRETERM_BEFORE_DAYS } from "../pregnancies/age.ts";
import { addDays, addMonths, addYears, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { childRules, type ChildRule } from "./child-rules.ts";
import { lastDay, laterOf, rowOfChild, type AskedOfChild, type PlannedChild } from "./child-rows.ts";
import { isOpen, stateOf, type PlanItem } from "./items.ts";
import type { PlanMarks } from "./marks.ts";
import { vaccineItems } from "./vaccine-items.ts";
import { isNear } from "./visits.ts";

export function childItems(child: PlannedChild, asked: AskedOfChild): PlanItem[] {
  if (addYears(child.birthDate, FOLLOWED_YEARS) <= asked.now) return [];
  const rules = childRules(completedMonths(child.birthDate, asked.now));
  return [...vaccineItems(child, asked), ...rules.flatMap((rule) => careOf(child, rule, asked))];
}

/** What is over is asked again at the next age, so nothing of it is missed. */
function careOf(child: PlannedChild, rule: ChildRule, asked: AskedOfChild): PlanItem[] {
  const { key, kind, name, about, why, bring, source } = rule;
  const { now } = asked;
  const born = rule.isCorrected ? addDays(child.birthDate, daysEarly(child)) : child.birthDate;
  const from = laterOf(addMonths(born, rule.from), earliestAfter(rule, asked));
  const until = laterOf(addDays(addMonths(born, rule.to), -1), from);
  const state = stateOf(key, { date: from, from, until }, { now, marks: withoutPast(asked, key) });
  if (state.status === "missed") return [];
  return [
    {
      ...rowOfChild(child, { key, name, about }),
      ...state,
      kind,
      why,
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

/** A day that she was given and that is over leaves what it was for to be done in its own time. */
function withoutPast({ now, marks }: AskedOfChild, key: string): PlanMarks {
  const day = marks.moved.get(key);
  return day && day < now ? { ...marks, moved: new Map() } : marks;
}

function earliestAfter({ after }: ChildRule, { marks }: AskedOfChild): CalendarDate | null {
  const before = after && marks.done.get(after.key);
  return before ? addMonths(before, after.months) : null;
}

function daysEarly({ gestationDays }: Child): number {
  return gestationDays !== null && gestationDays < PRETERM_BEFORE_DAYS ? TERM_DAYS - gestationDays : 0;
}

function completedMonths(birthDate: CalendarDate, now: CalendarDate): number {
  const months = Array.from({ length: FOLLOWED_YEARS * 12 }, (_, index) => index + 1);
  return months.findLast((month) => addMonths(birthDate, month) <= now) ?? 0;
}
