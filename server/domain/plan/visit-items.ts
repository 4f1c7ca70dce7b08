import { say } from "../../contract/sentences/say.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { wordsFor, type VisitRules } from "./care-rules.ts";
import { choicesOf, rowOf, stateOf, type Asked, type PlanItem } from "./items.ts";
import { noMarks } from "./marks.ts";
import { LAST_CHECK_UNTIL_DAYS } from "./rules.ts";
import { isFirst, mayBeDone, visitsOf, type PlannedVisit, type Visit } from "./visits.ts";

const MAKE_UP_DAYS = 7;
/** Counting stops three weeks past the due date. */
const COUNTED_PAST_DUE_DAYS = 20;

export function visitItems(pregnancy: Pregnancy, rules: VisitRules, asked: Asked): PlanItem[] {
  const visits = visitsOf(pregnancy, rules, asked.now, asked.marks);
  return [
    ...visits.map((visit, index) => visitItem(pregnancy, visit, visits.slice(index + 1), asked)),
    ...dueDateItem(pregnancy, asked),
    ...pastDueItem(pregnancy, rules, asked),
  ];
}

function visitItem(pregnancy: Pregnancy, visit: PlannedVisit, later: PlannedVisit[], asked: Asked): PlanItem {
  const { key, kind, name, about, when, aboutMother, why, bring, source, week, listed, isMoved, date } = visit;
  const { now } = asked;
  const from = week !== null && isFirst(week) ? addDays(listed.date, -week * 7) : listed.date;
  const state = stateOf(key, { date: listed.date, from, until: listed.lastDate }, asked);
  const lastChance = lastChanceOf(pregnancy, later);
  const isInTime = lastChance === null || now <= lastChance || (isMoved && now <= addDays(date, MAKE_UP_DAYS));
  const canStillGo = state.status === "missed" && !later.some(({ done }) => done) && isInTime;
  return {
    ...rowOf(pregnancy, { key, name, about }),
    when,
    aboutMother,
    why,
    bring,
    ...state,
    kind,
    mayBeDone: mayBeDone(visit, now),
    ...choicesOf(pregnancy, state, canStillGo, now),
    calendarKey: `${kind}-${listed.date}`,
    source,
  };
}

/** The last day on which a missed visit is worth making up; null while the pregnancy lasts. */
function lastChanceOf({ birthDate }: Pregnancy, [next]: Visit[]): CalendarDate | null {
  if (next) return addDays(next.date, -1);
  return birthDate && addDays(birthDate, LAST_CHECK_UNTIL_DAYS);
}

function dueDateItem(pregnancy: Pregnancy, { now }: Asked): PlanItem[] {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  if (progress?.kind !== "underway" && progress?.kind !== "pastDue") return [];
  const date = progress.expectedDate;
  const spell = { date, from: date, until: addDays(date, COUNTED_PAST_DUE_DAYS) };
  return [
    {
      ...rowOf(pregnancy, { key: "due-date", name: say.planDueDate(), about: "" }),
      ...stateOf("due-date", spell, { now, marks: noMarks }),
      kind: "dueDate",
      mayBeDone: false,
      canStillGo: false,
      calendarKey: `dueDate-${date}`,
      source: null,
    },
  ];
}

function pastDueItem(pregnancy: Pregnancy, { pastDue }: VisitRules, { now, marks }: Asked): PlanItem[] {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  if (progress?.kind !== "pastDue") return [];
  const date = addDays(progress.pastDueFrom, 7);
  const spell = { date, from: date, until: addDays(progress.pastDueFrom, COUNTED_PAST_DUE_DAYS) };
  return pastDue.map((rule) => {
    const { key, kind, name, bring, source } = rule;
    const { about, why } = wordsFor(pregnancy.numberOfBabies, rule);
    return {
      ...rowOf(pregnancy, { key, name, about }),
      ...stateOf(key, spell, { now, marks }),
      why,
      bring,
      kind,
      mayBeDone: true,
      canStillGo: false,
      calendarKey: `pastDue-${date}`,
      source,
    };
  });
}
