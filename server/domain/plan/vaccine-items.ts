import { say } from "../../contract/sentences/say.ts";
import { addDays, addMonths, addYears } from "../pregnancies/calendar-date.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { isOpen, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import { BIRTH_DOSES_UNTIL_MONTHS, VACCINES } from "./rules.ts";
import { sources } from "./sources.ts";
import { isNear } from "./visits.ts";

const FOLLOWED_YEARS = 3;

export function vaccineItems(child: Pregnancy, { now, marks }: Asked): PlanItem[] {
  const { birthDate } = child;
  if (!birthDate || child.loss || addYears(birthDate, FOLLOWED_YEARS) <= now) return [];
  return VACCINES.map((rule) => {
    const [from, end] =
      "months" in rule
        ? [addMonths(birthDate, rule.months), addMonths(birthDate, rule.months + 1)]
        : [addDays(birthDate, rule.weeks * 7), addDays(birthDate, rule.weeks * 7 + 7)];
    const listed = { date: from, from, until: addDays(end, -1) };
    const state = stateOf(rule.key, listed, { now, marks });
    const tooLateFrom = rule.key === "vaccines-birth" ? addMonths(birthDate, BIRTH_DOSES_UNTIL_MONTHS) : null;
    return {
      ...rowOf(child, { key: rule.key, name: rule.name(), about: rule.about() }),
      ...state,
      why: say.planVaccinesWhy(),
      bring: say.planBringVaccinationCard(),
      kind: "vaccines",
      babyName: child.babyName,
      mayBeDone: isNear(from, state.date, now),
      canStillGo: state.status === "missed" && (tooLateFrom === null || now < tooLateFrom),
      movableUntil: isOpen(state) ? addDays(addYears(birthDate, FOLLOWED_YEARS), -1) : null,
      mayBeNotForMe: false,
      calendarKey: `vaccines-${from}-${child.id}`,
      source: sources.vaccines,
    };
  });
}
