import { say } from "../../contract/sentences/say.ts";
import type { PLAN_KINDS, PLAN_STATUSES } from "../../contract/plan/statuses.ts";
import { addDays, addMonths, addYears, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { ownChecksFrom } from "../pregnancies/loss-kind.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { noMarks, type PlanMarks } from "./marks.ts";
import {
  ANTENATAL_VISITS,
  BIRTH_DOSES_UNTIL_MONTHS,
  LAST_CHECK_UNTIL_DAYS,
  PAST_DUE_CHECK,
  POSTNATAL_VISITS,
  sources,
  VACCINES,
} from "./rules.ts";
import { isFirst, isNear, mayBeDone, visitsOf, type PlannedVisit, type Visit } from "./visits.ts";

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
  why: string | null;
  /** What she said, or what is known of her, that brought it into her plan. */
  because: string[];
  bring: string | null;
  /** The part of `about` that is for the mother, at a check after birth; null for others. */
  aboutMother: string | null;
  babyName: string | null;
  numberOfBabies: number;
  date: CalendarDate;
  from: CalendarDate;
  until: CalendarDate;
  status: PlanStatus;
  doneOn: CalendarDate | null;
  /** The day that she was given for it. */
  movedTo: CalendarDate | null;
  mayBeDone: boolean;
  canStillGo: boolean;
  /** The last day to which it can be moved; null when it can't be. */
  movableUntil: CalendarDate | null;
  mayBeNotForMe: boolean;
  /** Whether it stands for a day, which calendars show; a window of weeks does so once she was given a day in it. */
  isDated: boolean;
  calendarKey: string;
  source: { name: string; url: string; checked: string } | null;
}

const FOLLOWED_YEARS = 3;
/** Of an appointment that she did not come to. */
const MAKE_UP_DAYS = 7;
/** Counting stops three weeks past the due date. */
const COUNTED_PAST_DUE_DAYS = 20;

export interface Asked {
  now: CalendarDate;
  marks: PlanMarks;
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
      mayBeDone: isNear(from < state.date ? from : state.date, now),
      canStillGo: state.status === "missed" && (tooLateFrom === null || now < tooLateFrom),
      movableUntil: isOpen(state) ? addDays(addYears(birthDate, FOLLOWED_YEARS), -1) : null,
      mayBeNotForMe: false,
      calendarKey: `vaccines-${from}-${child.id}`,
      source: sources.vaccines,
    };
  });
}

function visitItem(pregnancy: Pregnancy, visit: PlannedVisit, later: PlannedVisit[], asked: Asked): PlanItem {
  const { key, kind, name, when, week, listed, isMoved, date } = visit;
  const { now } = asked;
  const from = week !== null && isFirst(week) ? addDays(listed.date, -week * 7) : listed.date;
  const state = stateOf(key, { date: listed.date, from, until: listed.lastDate }, asked);
  const lastChance = lastChanceOf(pregnancy, later);
  const isInTime = lastChance === null || now <= lastChance || (isMoved && now <= addDays(date, MAKE_UP_DAYS));
  const canStillGo = state.status === "missed" && !later.some(({ done }) => done) && isInTime;
  return {
    ...rowOf(pregnancy, { key, name, about: aboutOf(visit, pregnancy.numberOfBabies) }),
    when,
    aboutMother: kind === "postnatalContact" ? aboutMother(visit) : null,
    // After a loss nothing presses, and nobody asks for papers.
    why: kind === "ownCheck" ? null : kind === "antenatalContact" ? say.planVisitWhy() : say.planAfterBirthWhy(),
    bring: kind === "ownCheck" ? null : say.planBringPapers(),
    ...state,
    kind,
    mayBeDone: mayBeDone(visit, now),
    canStillGo,
    movableUntil: isOpen(state) || canStillGo ? movableUntil(pregnancy, now) : null,
    mayBeNotForMe: state.status !== "done" && state.status !== "notForMe",
    calendarKey: `${kind}-${listed.date}`,
    source: kind === "antenatalContact" ? sources.antenatal : sources.postnatal,
  };
}

/** The last day on which a missed visit is worth making up; null while the pregnancy lasts. */
function lastChanceOf({ birthDate }: Pregnancy, [next]: Visit[]): CalendarDate | null {
  if (next) return addDays(next.date, -1);
  return birthDate && addDays(birthDate, LAST_CHECK_UNTIL_DAYS);
}

/** A week past the due date a check has no day to wait; after a birth a first full one should be within weeks. */
export function movableUntil(pregnancy: Pregnancy, now: CalendarDate): CalendarDate | null {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  const birth = pregnancy.loss ? ownChecksFrom(pregnancy) : pregnancy.birthDate;
  const last =
    progress?.kind === "underway" || progress?.kind === "pastDue"
      ? addDays(progress.pastDueFrom, 6)
      : birth && addDays(birth, LAST_CHECK_UNTIL_DAYS);
  return last && last >= now ? last : null;
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

function pastDueItem(pregnancy: Pregnancy, { now, marks }: Asked): PlanItem[] {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  if (progress?.kind !== "pastDue") return [];
  const { key, name, about } = PAST_DUE_CHECK;
  const date = addDays(progress.pastDueFrom, 7);
  const spell = { date, from: date, until: addDays(progress.pastDueFrom, COUNTED_PAST_DUE_DAYS) };
  const state = stateOf(key, spell, { now, marks });
  return [
    {
      ...rowOf(pregnancy, { key, name: name(), about: about() }),
      ...state,
      why: say.planPastDueWhy(),
      bring: say.planBringPapers(),
      kind: "antenatalContact",
      mayBeDone: true,
      canStillGo: false,
      calendarKey: `pastDue-${date}`,
      source: sources.pastDue,
    },
  ];
}

export function rowOf(
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
    why: null,
    because: [],
    bring: null,
    aboutMother: null,
    babyName: null,
    numberOfBabies,
    movableUntil: null,
    mayBeNotForMe: false,
    isDated: true,
  };
}

type State = Pick<PlanItem, "date" | "from" | "until" | "status" | "doneOn" | "movedTo">;

/** @param listed its days by the rules, which give way to the day that she was given */
export function stateOf(key: string, listed: Pick<PlanItem, "date" | "from" | "until">, { now, marks }: Asked): State {
  const movedTo = marks.moved.get(key) ?? null;
  const spell = movedTo ? { date: movedTo, from: movedTo, until: movedTo } : listed;
  const doneOn = marks.done.get(key) ?? null;
  return { ...spell, movedTo, doneOn, status: doneOn ? "done" : statusOf(key, spell, { now, marks }) };
}

function statusOf(key: string, { from, until }: Pick<PlanItem, "from" | "until">, { now, marks }: Asked): PlanStatus {
  if (marks.notForMe.has(key)) return "notForMe";
  if (now < from) return "coming";
  return now <= until ? "due" : "missed";
}

export function isOpen({ status }: Pick<PlanItem, "status">): boolean {
  return status === "coming" || status === "due";
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
