import { say } from "../../contract/sentences/say.ts";
import type { PLAN_KINDS, PLAN_STATUSES } from "../../contract/plan/statuses.ts";
import { addDays, addMonths, addYears, type CalendarDate } from "../pregnancies/calendar-date.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import type { DoneMarks } from "./marks.ts";
import {
  ANTENATAL_VISITS,
  BIRTH_DOSES_UNTIL_MONTHS,
  LAST_CHECK_UNTIL_DAYS,
  PAST_DUE_CHECK,
  POSTNATAL_VISITS,
  sources,
  VACCINES,
} from "./rules.ts";
import { isFirst, isNear, mayBeDone, visitsOf, type Visit } from "./visits.ts";

export type PlanStatus = (typeof PLAN_STATUSES)[number];

export interface PlanItem {
  pregnancyId: string;
  /** Whether it belongs to the pregnancy or child that she follows now. */
  isOfCurrent: boolean;
  /** Unique within the pregnancy. */
  key: string;
  kind: (typeof PLAN_KINDS)[number];
  name: string;
  when: string | null;
  about: string;
  /** The part of `about` that is for the mother, at a check after birth; null for others. */
  aboutMother: string | null;
  babyName: string | null;
  numberOfBabies: number;
  date: CalendarDate;
  from: CalendarDate;
  until: CalendarDate;
  status: PlanStatus;
  doneOn: CalendarDate | null;
  mayBeDone: boolean;
  canStillGo: boolean;
  calendarKey: string;
  source: (typeof sources)[keyof typeof sources] | null;
}

const FOLLOWED_YEARS = 3;
/** Counting stops three weeks past the due date. */
const COUNTED_PAST_DUE_DAYS = 20;

interface Asked {
  now: CalendarDate;
  marks: DoneMarks;
}

export function ownItems(pregnancy: Pregnancy, asked: Asked): PlanItem[] {
  const visits = visitsOf(pregnancy, asked.now, asked.marks);
  return [
    ...visits.map((visit, index) => visitItem(pregnancy, visit, visits.slice(index + 1), asked)),
    ...dueDateItem(pregnancy, asked),
    ...pastDueItem(pregnancy, asked),
  ];
}

export function vaccineItems(child: Pregnancy, { now, marks }: Asked): PlanItem[] {
  const { birthDate } = child;
  if (!birthDate || child.loss || addYears(birthDate, FOLLOWED_YEARS) <= now) return [];
  return VACCINES.map((rule) => {
    const [from, end] =
      "months" in rule
        ? [addMonths(birthDate, rule.months), addMonths(birthDate, rule.months + 1)]
        : [addDays(birthDate, rule.weeks * 7), addDays(birthDate, rule.weeks * 7 + 7)];
    const spell = { date: from, from, until: addDays(end, -1) };
    const state = stateOf(spell, marks.get(rule.key), now);
    const tooLateFrom = rule.key === "vaccines-birth" ? addMonths(birthDate, BIRTH_DOSES_UNTIL_MONTHS) : null;
    return {
      ...rowOf(child, { key: rule.key, name: rule.name(), about: rule.about() }),
      ...spell,
      ...state,
      kind: "vaccines",
      babyName: child.babyName,
      mayBeDone: isNear(from, now),
      canStillGo: state.status === "missed" && (tooLateFrom === null || now < tooLateFrom),
      calendarKey: `vaccines-${from}-${child.id}`,
      source: sources.vaccines,
    };
  });
}

function visitItem(pregnancy: Pregnancy, visit: Visit, later: Visit[], { now, marks }: Asked): PlanItem {
  const { key, kind, name, when, week, date, lastDate: until } = visit;
  const from = week !== null && isFirst(week) ? addDays(date, -week * 7) : date;
  const state = stateOf({ from, until }, marks.get(key), now);
  const lastChance = lastChanceOf(pregnancy, later);
  return {
    ...rowOf(pregnancy, { key, name, about: aboutOf(visit, pregnancy.numberOfBabies) }),
    when,
    aboutMother: kind === "postnatalContact" ? aboutMother(visit) : null,
    ...state,
    kind,
    date,
    from,
    until,
    mayBeDone: mayBeDone(visit, now),
    canStillGo:
      state.status === "missed" && !later.some(({ done }) => done) && (lastChance === null || now <= lastChance),
    calendarKey: `${kind}-${date}`,
    source: kind === "antenatalContact" ? sources.antenatal : sources.postnatal,
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
      ...spell,
      ...stateOf(spell, undefined, now),
      kind: "dueDate",
      mayBeDone: false,
      canStillGo: false,
      calendarKey: `dueDate-${date}`,
      source: null,
    },
  ];
}

function pastDueItem(pregnancy: Pregnancy, { now, marks }: Asked): PlanItem[] {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  if (progress?.kind !== "pastDue") return [];
  const { key, name, about } = PAST_DUE_CHECK;
  const date = addDays(progress.pastDueFrom, 7);
  const spell = { date, from: date, until: addDays(progress.pastDueFrom, COUNTED_PAST_DUE_DAYS) };
  return [
    {
      ...rowOf(pregnancy, { key, name: name(), about: about() }),
      ...spell,
      ...stateOf(spell, marks.get(key), now),
      kind: "antenatalContact",
      mayBeDone: true,
      canStillGo: false,
      calendarKey: `pastDue-${date}`,
      source: sources.pastDue,
    },
  ];
}

function rowOf(
  { id, isCurrent, numberOfBabies }: Pregnancy,
  { key, name, about }: Pick<PlanItem, "key" | "name" | "about">,
) {
  return {
    pregnancyId: id,
    isOfCurrent: isCurrent,
    key,
    name,
    about,
    when: null,
    aboutMother: null,
    babyName: null,
    numberOfBabies,
  };
}

function stateOf(
  { from, until }: Pick<PlanItem, "from" | "until">,
  doneOn: CalendarDate | undefined,
  now: CalendarDate,
): Pick<PlanItem, "status" | "doneOn"> {
  if (doneOn) return { status: "done", doneOn };
  if (now < from) return { status: "coming", doneOn: null };
  return { status: now <= until ? "due" : "missed", doneOn: null };
}

export function aboutOf(visit: Visit, numberOfBabies = 1): string {
  const { key, kind, week } = visit;
  if (kind === "ownCheck") return aboutMother(visit);
  const rule =
    kind === "antenatalContact"
      ? ANTENATAL_VISITS.find((one) => one.week === week)
      : POSTNATAL_VISITS.find((one) => one.key === key);
  return rule?.about({ count: numberOfBabies }) ?? "";
}

function aboutMother({ key }: Visit) {
  return POSTNATAL_VISITS.find((one) => one.key === key)?.mother() ?? "";
}
