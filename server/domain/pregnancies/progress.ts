import {
  babyAge,
  contentWeek,
  daysLeft,
  gestationalAge,
  pregnancyProgress,
  pregnancyStage,
  trimester,
  type GestationalAge,
} from "./age.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import {
  estimatedDueDate,
  pastDueFrom,
  pregnancyStart,
  type Dating,
  type DatingDoubt,
  type DueDateSource,
  type EstimatedDueDate,
} from "./dating.ts";
import type { KnownDates, Pregnancy } from "./pregnancies.ts";

interface Expecting {
  lastMenstrualPeriod: CalendarDate;
  expectedDate: CalendarDate;
  dueDateSource: DueDateSource;
  /** Null when the dates are certain. */
  uncertainBecause: DatingDoubt | null;
  /** The date by a late scan that moves nothing; null when one date is all there is. */
  secondDate: CalendarDate | null;
  /** The date that 'past due' is counted from: the earlier of the two. */
  pastDueFrom: CalendarDate;
}

/** Where she is today. `stopped` counts nothing: three weeks past the due date we ask and assume nothing. */
export type Progress =
  | (Expecting & {
      kind: "underway" | "pastDue";
      age: GestationalAge;
      trimester: 1 | 2 | 3;
      contentWeek: number;
      daysLeft: number;
      /** From 0 at the start to 1 at the due date. */
      passed: number;
    })
  | (Expecting & { kind: "stopped" })
  | {
      kind: "born";
      lastMenstrualPeriod: CalendarDate | null;
      birthDate: CalendarDate;
      babyName: string | null;
      /** Whole days and completed weeks since birth. */
      days: number;
      weeks: number;
      contentWeek: number;
      /** For a baby born before 37 weeks, weeks since the due date. */
      correctedWeeks: number | null;
      /** For the same, by how many days the birth came before the due date. */
      daysEarly: number | null;
    };

/** What is known of her dates as the rules of dating take it. */
export function datingOf(known: KnownDates): Dating {
  return {
    lastMenstrualPeriod: known.lastMenstrualPeriod ?? undefined,
    cycleLength: known.cycleLength ?? undefined,
    scans: known.scans,
    ivf: known.ivf ?? undefined,
    givenDueDate: known.givenDueDate ?? undefined,
  };
}

/** The due date by what is known of her dates, and what it rests on; null when no date is known. */
export function dueDateOf(known: KnownDates): EstimatedDueDate | null {
  return estimatedDueDate(datingOf(known));
}

/** What the calendar says of a pregnancy or baby; null when no date is known. */
export function progressOf(pregnancy: Pregnancy, today: CalendarDate): Progress | null {
  const due = dueDateOf(pregnancy);
  if (pregnancy.birthDate) return bornProgress(pregnancy, pregnancy.birthDate, due?.date, today);
  if (!due) return null;

  const expecting = {
    lastMenstrualPeriod: pregnancy.lastMenstrualPeriod ?? pregnancyStart(due.date),
    expectedDate: due.date,
    dueDateSource: due.source,
    uncertainBecause: due.uncertainBecause ?? null,
    secondDate: due.secondDate ?? null,
    pastDueFrom: pastDueFrom(due),
  };
  const stage = pregnancyStage(due.date, today, expecting.pastDueFrom);
  if (stage.kind === "stopped") return { ...expecting, kind: "stopped" };
  return {
    ...expecting,
    kind: stage.kind,
    age: stage.age,
    trimester: trimester(stage.age),
    contentWeek: contentWeek(stage.age),
    daysLeft: daysLeft(due.date, today),
    passed: pregnancyProgress(stage.age),
  };
}

function bornProgress(
  pregnancy: Pregnancy,
  birthDate: CalendarDate,
  due: CalendarDate | undefined,
  today: CalendarDate,
): Progress {
  const gestationalAgeAtBirthDays = due && gestationalAge(due, birthDate).totalDays;
  const age = babyAge(birthDate, today, { gestationalAgeAtBirthDays });
  return {
    kind: "born",
    lastMenstrualPeriod: pregnancy.lastMenstrualPeriod,
    birthDate,
    babyName: pregnancy.babyName,
    days: age.days,
    weeks: age.weeks,
    contentWeek: age.contentWeek,
    correctedWeeks: age.correctedWeeks ?? null,
    daysEarly: due && age.correctedWeeks !== undefined ? daysBetween(birthDate, due) : null,
  };
}
