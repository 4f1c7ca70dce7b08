import {
  babyAge,
  contentWeek,
  daysLeft,
  gestationAtBirth,
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
  uncertainBecause: DatingDoubt | null;
  secondDate: CalendarDate | null;
  pastDueFrom: CalendarDate;
  numberOfBabies: number;
}

export type Progress =
  | (Expecting & {
      kind: "underway" | "pastDue";
      age: GestationalAge;
      trimester: 1 | 2 | 3;
      contentWeek: number;
      daysLeft: number;
      passed: number;
    })
  | (Expecting & { kind: "stopped" })
  | {
      kind: "born";
      lastMenstrualPeriod: CalendarDate | null;
      birthDate: CalendarDate;
      babyName: string | null;
      days: number;
      weeks: number;
      contentWeek: number;
      correctedWeeks: number | null;
      daysEarly: number | null;
    };

export function datingOf(known: KnownDates): Dating {
  return {
    lastMenstrualPeriod: known.lastMenstrualPeriod ?? undefined,
    cycleLength: known.cycleLength ?? undefined,
    scans: known.scans,
    ivf: known.ivf ?? undefined,
    givenDueDate: known.givenDueDate ?? undefined,
  };
}

export function dueDateOf(known: KnownDates): EstimatedDueDate | null {
  return estimatedDueDate(datingOf(known));
}

type Followed = KnownDates & Pick<Pregnancy, "birthDate" | "babyName">;

const known = new WeakMap<Followed, { today: CalendarDate; progress: Progress | null }>();

export function progressOf(pregnancy: Followed, today: CalendarDate): Progress | null {
  const already = known.get(pregnancy);
  if (already?.today === today) return already.progress;
  const progress = workOut(pregnancy, today);
  known.set(pregnancy, { today, progress });
  return progress;
}

function workOut(pregnancy: Followed, today: CalendarDate): Progress | null {
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
    numberOfBabies: pregnancy.numberOfBabies,
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
  pregnancy: Followed,
  birthDate: CalendarDate,
  due: CalendarDate | undefined,
  today: CalendarDate,
): Progress {
  const gestationalAgeAtBirthDays = due && gestationAtBirth(due, birthDate);
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
