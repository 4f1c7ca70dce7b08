import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { GESTATION_WEEKS } from "../../contract/children/gestation.ts";
import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";
import { pregnancyStart } from "./dating.ts";

export const PRETERM_BEFORE_DAYS = 37 * 7;
const PAST_DUE_FROM_DAYS = 41 * 7;
const STOP_COUNTING_FROM_DAYS = TERM_DAYS + 3 * 7;

/** 12w3d as `weeks` and `days`; `totalDays` is 87. */
export type GestationalAge = { readonly weeks: number; readonly days: number; readonly totalDays: number };

/** 0w0d when a long cycle or a scan puts the start after today. */
export function gestationalAge(dueDate: CalendarDate, today: CalendarDate): GestationalAge {
  const totalDays = Math.max(0, daysBetween(pregnancyStart(dueDate), today));
  return { weeks: Math.floor(totalDays / 7), days: totalDays % 7, totalDays };
}

/** At a birth, in days; undefined where the due date can't be that of this birth. */
export function gestationAtBirth(dueDate: CalendarDate, birthDate: CalendarDate): number | undefined {
  const { weeks, totalDays } = gestationalAge(dueDate, birthDate);
  return weeks >= GESTATION_WEEKS.min && weeks <= GESTATION_WEEKS.max ? totalDays : undefined;
}

/** First to 13w6d, second to 27w6d, third from 28w0d. Source: ACOG, How Your Fetus Grows During Pregnancy. */
export function trimester(age: GestationalAge): 1 | 2 | 3 {
  if (age.weeks < 14) return 1;
  return age.weeks < 28 ? 2 : 3;
}

export function daysLeft(dueDate: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, dueDate));
}

/** Week 1 to 42: as many as are completed, and 1 before the first is. */
export function contentWeek(age: GestationalAge): number {
  return Math.min(42, Math.max(1, age.weeks));
}

export function pregnancyProgress(age: GestationalAge): number {
  return Math.min(1, age.totalDays / TERM_DAYS);
}

/** `pastDue` is from 41w0d; `stopped`, from three weeks past the due date, carries no age, so nothing is counted. */
export type PregnancyStage =
  | { readonly kind: "underway"; readonly age: GestationalAge; readonly daysLeft: number }
  | { readonly kind: "pastDue"; readonly age: GestationalAge; readonly daysPastDue: number }
  | { readonly kind: "stopped" };

/** @param pastDueFrom the earlier of two due dates, where a late scan gives a second one */
export function pregnancyStage(dueDate: CalendarDate, today: CalendarDate, pastDueFrom = dueDate): PregnancyStage {
  const age = gestationalAge(dueDate, today);
  if (age.totalDays >= STOP_COUNTING_FROM_DAYS) return { kind: "stopped" };
  const { totalDays } = gestationalAge(pastDueFrom, today);
  if (totalDays >= PAST_DUE_FROM_DAYS) return { kind: "pastDue", age, daysPastDue: totalDays - TERM_DAYS };
  return { kind: "underway", age, daysLeft: daysLeft(dueDate, today) };
}

export type BabyAge = {
  readonly days: number;
  readonly weeks: number;
  readonly contentWeek: number;
  /** Completed weeks since the due date; only for a baby born before 37w0d. */
  readonly correctedWeeks?: number;
};

/** Growth and milestones go by corrected age up to three years (AAP: Age Terminology During the Perinatal Period, 2004). */
export function babyAge(
  birthDate: CalendarDate,
  today: CalendarDate,
  { gestationalAgeAtBirthDays }: { readonly gestationalAgeAtBirthDays?: number | undefined } = {},
): BabyAge {
  const days = Math.max(0, daysBetween(birthDate, today));
  const weeks = Math.floor(days / 7);
  const age = { days, weeks, contentWeek: Math.min(52, weeks + 1) };
  if (gestationalAgeAtBirthDays === undefined || gestationalAgeAtBirthDays >= PRETERM_BEFORE_DAYS) return age;

  const correctedDays = Math.max(0, days - (TERM_DAYS - gestationalAgeAtBirthDays));
  return { ...age, correctedWeeks: Math.floor(correctedDays / 7) };
}
