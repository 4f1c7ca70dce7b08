import type { PlanQuestion } from "../../contract/plan/questions.ts";
import type { PLAN_KINDS, PLAN_STATUSES } from "../../contract/plan/statuses.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { ownChecksFrom } from "../pregnancies/loss-kind.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import type { PlanMarks } from "./marks.ts";
import { LAST_CHECK_UNTIL_DAYS } from "./rules.ts";

export type PlanStatus = (typeof PLAN_STATUSES)[number];

export interface PlanItem {
  pregnancyId: string;
  childId: string | null;
  /** Whether it belongs to the pregnancy or child that she follows now. */
  isOfCurrent: boolean;
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
  /** The child in words, named or not; null for what is the mother's. */
  called: string | null;
  numberOfBabies: number;
  date: CalendarDate;
  from: CalendarDate;
  until: CalendarDate;
  status: PlanStatus;
  doneOn: CalendarDate | null;
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

export interface Asked {
  now: CalendarDate;
  marks: PlanMarks;
  yeses: ReadonlySet<PlanQuestion>;
}

export function rowOf(
  { id, isCurrent, numberOfBabies }: Pick<Pregnancy, "id" | "isCurrent" | "numberOfBabies">,
  { key, name, about }: Pick<PlanItem, "key" | "name" | "about">,
) {
  return {
    pregnancyId: id,
    childId: null,
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
    called: null,
    numberOfBabies,
    movableUntil: null,
    mayBeNotForMe: false,
    isDated: true,
  };
}

type State = Pick<PlanItem, "date" | "from" | "until" | "status" | "doneOn" | "movedTo">;

/** @param listed its days by the rules, which give way to the day that she was given */
export function stateOf(
  key: string,
  listed: Pick<PlanItem, "date" | "from" | "until">,
  { now, marks }: Pick<Asked, "now" | "marks">,
): State {
  const movedTo = marks.moved.get(key) ?? null;
  const spell = movedTo ? { date: movedTo, from: movedTo, until: movedTo } : listed;
  const doneOn = marks.done.get(key) ?? null;
  return { ...spell, movedTo, doneOn, status: doneOn ? "done" : statusOf(key, spell, now, marks) };
}

function statusOf(key: string, { from, until }: Pick<PlanItem, "from" | "until">, now: CalendarDate, marks: PlanMarks) {
  if (marks.notForMe.has(key)) return "notForMe";
  if (now < from) return "coming";
  return now <= until ? "due" : "missed";
}

export function isOpen({ status }: Pick<PlanItem, "status">): boolean {
  return status === "coming" || status === "due";
}

export function choicesOf(pregnancy: Pregnancy, state: State, canStillGo: boolean, now: CalendarDate) {
  return {
    canStillGo,
    movableUntil: isOpen(state) || canStillGo ? movableUntil(pregnancy, now) : null,
    mayBeNotForMe: state.status !== "done" && state.status !== "notForMe",
  };
}

/** A week past the due date a check has no day to wait; after a birth a first full one should be within weeks. */
function movableUntil(pregnancy: Pregnancy, now: CalendarDate): CalendarDate | null {
  const progress = pregnancy.loss ? null : progressOf(pregnancy, now);
  const birth = pregnancy.loss ? ownChecksFrom(pregnancy) : pregnancy.birthDate;
  const last =
    progress?.kind === "underway" || progress?.kind === "pastDue"
      ? addDays(progress.pastDueFrom, 6)
      : birth && addDays(birth, LAST_CHECK_UNTIL_DAYS);
  return last && last >= now ? last : null;
}
