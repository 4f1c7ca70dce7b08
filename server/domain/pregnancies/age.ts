import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { pregnancyStart, TERM_DAYS } from "./dating.ts";

const PRETERM_BEFORE_DAYS = 37 * 7;
const PAST_DUE_FROM_DAYS = 41 * 7;
const STOP_COUNTING_FROM_DAYS = TERM_DAYS + 3 * 7;

/** Completed weeks and the days beyond them (12w3d), and the same in days (87). */
export type GestationalAge = { readonly weeks: number; readonly days: number; readonly totalDays: number };

/**
 * The age of the pregnancy, counted from 280 days before the due date. Never negative: after a long cycle or a scan
 * the count may start days after the period she entered, and until then it is 0w0d.
 */
export function gestationalAge(dueDate: CalendarDate, today: CalendarDate): GestationalAge {
  const totalDays = Math.max(0, daysBetween(pregnancyStart(dueDate), today));
  return { weeks: Math.floor(totalDays / 7), days: totalDays % 7, totalDays };
}

/** First to 13w6d, second to 27w6d, third from 28w0d. Source: ACOG, How Your Fetus Grows During Pregnancy. */
export function trimester(age: GestationalAge): 1 | 2 | 3 {
  if (age.weeks < 14) return 1;
  return age.weeks < 28 ? 2 : 3;
}

/** Days until the due date, 0 on the day and after. */
export function daysLeft(dueDate: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, dueDate));
}

/** The week, 1 to 42, whose content suits her: as many as are completed, the first before one is. */
export function contentWeek(age: GestationalAge): number {
  return Math.min(42, Math.max(1, age.weeks));
}

/** How much of 40 weeks has passed, from 0 to 1. */
export function pregnancyProgress(age: GestationalAge): number {
  return Math.min(1, age.totalDays / TERM_DAYS);
}

/**
 * How far along, and how sure we may be that she still is pregnant. `underway` counts down; `pastDue`, from 41w0d,
 * says so gently and asks; `stopped`, from three weeks past the due date, carries no age, so that nothing can be
 * counted, and asks without assuming an outcome.
 */
export type PregnancyStage =
  | { readonly kind: "underway"; readonly age: GestationalAge; readonly daysLeft: number }
  | { readonly kind: "pastDue"; readonly age: GestationalAge; readonly daysPastDue: number }
  | { readonly kind: "stopped" };

/**
 * The stage by the calendar alone; a recorded birth or loss comes before it.
 * @param pastDueFrom the earlier of two due dates, where a late scan gives another than the one that counts.
 */
export function pregnancyStage(dueDate: CalendarDate, today: CalendarDate, pastDueFrom = dueDate): PregnancyStage {
  const age = gestationalAge(dueDate, today);
  if (age.totalDays >= STOP_COUNTING_FROM_DAYS) return { kind: "stopped" };
  const { totalDays } = gestationalAge(pastDueFrom, today);
  if (totalDays >= PAST_DUE_FROM_DAYS) return { kind: "pastDue", age, daysPastDue: totalDays - TERM_DAYS };
  return { kind: "underway", age, daysLeft: daysLeft(dueDate, today) };
}

/** A baby's age since birth: days, completed weeks, and the week of content, 1 to 52. */
export type BabyAge = {
  readonly days: number;
  readonly weeks: number;
  readonly contentWeek: number;
  /** Completed weeks since the due date, 0 until then; only for a baby born before 37w0d. */
  readonly correctedWeeks?: number;
};

/**
 * A baby's age. The day of birth is day 0, and days 0 to 6 are content week 1. The content week follows the birth
 * itself, as vaccines and the mother's recovery do; the corrected age, by which a preterm baby's growth and
 * milestones are judged up to the age of three, stands beside it. Never negative: before the birth date all is 0.
 *
 * @param gestationalAgeAtBirthDays whole days, `gestationalAge(dueDate, birthDate).totalDays`; left out when unknown
 * @see American Academy of Pediatrics, Age Terminology During the Perinatal Period (2004)
 */
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
