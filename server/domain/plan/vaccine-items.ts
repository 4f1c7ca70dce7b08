import { BIRTH_VACCINES_KEY } from "../../contract/plan/keys.ts";
import { addDays, addMonths, laterOf, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { afterAge } from "./ages.ts";
import { lastDay, rowOfChild, type AskedOfChild, type PlannedChild } from "./child-rows.ts";
import type { ChildRule } from "./child-rules.ts";
import { isOpen, stateOf, type PlanItem } from "./items.ts";
import type { PlanMarks } from "./marks.ts";
import { isNear } from "./visits.ts";

/**
 * Of the doses at birth only BCG is given later. From six weeks on polio drops and hepatitis B come with the 6-week
 * vaccines (WHO: Recommendations for interrupted or delayed routine immunization, March 2023), and how late BCG is
 * given differs: some programmes end with the first year.
 */
const BIRTH_DOSES_UNTIL_MONTHS = 12;

/** By the age from the birth, for those born early too. Doses follow those before them, however late those were. */
export function vaccineItem(child: PlannedChild, rule: ChildRule, { now, marks }: AskedOfChild): PlanItem {
  const { key, unit, fromAge, toAge, name, about, why, bring, source } = rule;
  const { id, birthDate } = child;
  const youngest = afterAge(birthDate, fromAge, unit);
  const from = laterOf(youngest, earliestAfter(rule, marks));
  const until = addDays(afterAge(from, toAge - fromAge + 1, unit), -1);
  const state = stateOf(key, { date: from, from, until }, { now, marks });
  const tooLateFrom = key === BIRTH_VACCINES_KEY ? addMonths(birthDate, BIRTH_DOSES_UNTIL_MONTHS) : null;
  return {
    ...rowOfChild(child, { key, name, about }),
    ...state,
    why,
    bring,
    kind: "vaccines",
    mayBeDone: isNear(youngest, state.date, now),
    canStillGo: state.status === "missed" && (tooLateFrom === null || now < tooLateFrom),
    movableUntil: isOpen(state) ? lastDay(child) : null,
    mayBeNotForMe: false,
    calendarKey: `vaccines-${youngest}-${id}`,
    source,
  };
}

function earliestAfter({ after }: ChildRule, { done }: PlanMarks): CalendarDate | null {
  const before = after && done.get(after.key);
  return before ? addDays(before, after.gap * 7) : null;
}
