import { DATES_MISSING } from "../../contract/pregnancies/sentences.ts";
import { invalid } from "../../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { dueDateByScan, dueDateByTransfer, isGoodScan, type EmbryoTransfer, type Scan } from "./dating.ts";
import { birthDateProblem, dueDateProblem, lastMenstrualPeriodProblem } from "./date-limits.ts";
import type { Birth, KnownDates } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";

interface Problem {
  field: "lastMenstrualPeriod" | "dueDate" | "scanDate" | "scanWeeks" | "transferDate";
  sentence: string;
}

/** @param scan the one given with them; earlier scans are not judged again */
export function refuseImpossibleDates(dates: KnownDates, scan: Scan | undefined, now: CalendarDate): void {
  const problem = problemOf(dates, scan, now);
  if (problem) throw invalid(problem.field, problem.sentence);
  if (!dueDateOf(dates)) throw invalid("lastMenstrualPeriod", DATES_MISSING);
}

export function refuseImpossibleBirth(
  { birthDate, lastMenstrualPeriod }: Pick<Birth, "birthDate" | "lastMenstrualPeriod">,
  now: CalendarDate,
): void {
  const problem = birthDateProblem(birthDate, now);
  if (problem === "future") throw invalid("babyBirthDate", "Enter a birth date that is not in the future.");
  if (problem === "tooLongAgo")
    throw invalid("babyBirthDate", "Umeed follows a baby to the third birthday. Check the year.");
  if (lastMenstrualPeriod && daysBetween(lastMenstrualPeriod, birthDate) < 0) {
    throw invalid("babyBirthDate", "Enter a birth date that is after your last period.");
  }
}

export function refuseDatesAgainstBirth(dates: KnownDates, scan: Scan | undefined, birthDate: CalendarDate): void {
  const problem = problemOf(dates, scan, birthDate);
  if (problem) throw invalid(problem.field, "Enter a date that fits the baby's birth date.");
}

/** Judges a scan alone, so that each wrong date can be corrected in its turn. */
export function refuseImpossibleScan(
  scan: Scan,
  { lastMenstrualPeriod }: Pick<KnownDates, "lastMenstrualPeriod">,
  now: CalendarDate,
): void {
  const problem = scanProblem(scan, lastMenstrualPeriod, now);
  if (problem) throw invalid(problem.field, problem.sentence);
}

function problemOf(dates: KnownDates, scan: Scan | undefined, now: CalendarDate): Problem | null {
  const { lastMenstrualPeriod, givenDueDate, scans, ivf } = dates;
  return (
    (lastMenstrualPeriod && periodProblem(lastMenstrualPeriod, now)) ??
    (scan && scanProblem(scan, lastMenstrualPeriod, now)) ??
    (lastMenstrualPeriod && orderProblem(lastMenstrualPeriod, scans)) ??
    (ivf && transferProblem(ivf, lastMenstrualPeriod, now)) ??
    (givenDueDate && givenProblem(givenDueDate, now))
  );
}

function periodProblem(period: CalendarDate, now: CalendarDate): Problem | null {
  const field = "lastMenstrualPeriod";
  const problem = lastMenstrualPeriodProblem(period, now);
  if (problem === "future") return { field, sentence: "Enter a date that is not in the future." };
  if (problem === null) return null;
  return { field, sentence: "That is more than 44 weeks ago. Enter the last period before this pregnancy." };
}

function orderProblem(period: CalendarDate, scans: readonly Scan[]): Problem | null {
  if (scans.every(({ date }) => daysBetween(period, date) > 0)) return null;
  const sentence = "You had a scan before that date. Check the date, or remove the scan first.";
  return { field: "lastMenstrualPeriod", sentence };
}

function scanProblem(scan: Scan, period: CalendarDate | null, now: CalendarDate): Problem | null {
  const field = "scanDate";
  if (daysBetween(now, scan.date) > 0) return { field, sentence: "Enter a scan date that is not in the future." };
  if (!isGoodScan(scan)) {
    const sentence = "Enter an age from 6 to 42 weeks. A scan before 6 weeks shows too little to count from.";
    return { field: "scanWeeks", sentence };
  }
  if (period && daysBetween(period, scan.date) <= 0)
    return { field, sentence: "Enter a scan date that is after your last period." };
  if (dueDateProblem(dueDateByScan(scan), now) === null) return null;
  return { field, sentence: "By this scan the due date is more than 3 weeks ago. Check the date and the weeks." };
}

function transferProblem(ivf: EmbryoTransfer, period: CalendarDate | null, now: CalendarDate): Problem | null {
  const field = "transferDate";
  if (daysBetween(now, ivf.transferDate) > 0)
    return { field, sentence: "Enter a transfer date that is not in the future." };
  if (period && daysBetween(period, ivf.transferDate) <= 0)
    return { field, sentence: "Enter a transfer date that is after your last period." };
  if (dueDateProblem(dueDateByTransfer(ivf), now) === null) return null;
  return { field, sentence: "By this transfer the due date is more than 3 weeks ago. Check the year." };
}

function givenProblem(due: CalendarDate, now: CalendarDate): Problem | null {
  const field = "dueDate";
  const problem = dueDateProblem(due, now);
  if (problem === "tooFarAhead") return { field, sentence: "Enter a due date at most 40 weeks from now." };
  if (problem === null) return null;
  return { field, sentence: "That due date is more than 3 weeks ago. Check the year." };
}
