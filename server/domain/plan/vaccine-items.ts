import { say } from "../../contract/sentences/say.ts";
import { addDays, addMonths, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { lastDay, laterOf, rowOfChild, type AskedOfChild, type PlannedChild } from "./child-rows.ts";
import { isOpen, stateOf, type PlanItem } from "./items.ts";
import type { PlanMarks } from "./marks.ts";
import { sources } from "./sources.ts";
import { BIRTH_DOSES_UNTIL_MONTHS, DAYS_BETWEEN_DOSES, VACCINES } from "./vaccine-rules.ts";
import { isNear } from "./visits.ts";

/** By the age from the birth, for those born early too. */
export function vaccineItems(child: PlannedChild, { now, marks }: AskedOfChild): PlanItem[] {
  const { id, birthDate } = child;
  return VACCINES.map(({ key, age, after, name, about }): PlanItem => {
    const youngest = "months" in age ? addMonths(birthDate, age.months) : addDays(birthDate, age.weeks * 7);
    const from = laterOf(youngest, earliestAfter(after, marks));
    const until = "months" in age ? addDays(addMonths(from, 1), -1) : addDays(from, 6);
    const state = stateOf(key, { date: from, from, until }, { now, marks });
    const tooLateFrom = key === "vaccines-birth" ? addMonths(birthDate, BIRTH_DOSES_UNTIL_MONTHS) : null;
    return {
      ...rowOfChild(child, { key, name: name(), about: about() }),
      ...state,
      why: say.planVaccinesWhy(),
      bring: say.planBringVaccinationCard(),
      kind: "vaccines",
      mayBeDone: isNear(youngest, state.date, now),
      canStillGo: state.status === "missed" && (tooLateFrom === null || now < tooLateFrom),
      movableUntil: isOpen(state) ? lastDay(child) : null,
      mayBeNotForMe: false,
      calendarKey: `vaccines-${youngest}-${id}`,
      source: sources.vaccines,
    };
  });
}

function earliestAfter(key: string | undefined, { done }: PlanMarks): CalendarDate | null {
  const before = key === undefined ? undefined : done.get(key);
  return before ? addDays(before, DAYS_BETWEEN_DOSES) : null;
}
