import { DATES_MISSING } from "../../contract/pregnancies/sentences.ts";
import { allInvalid, invalid } from "../../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { dueDateByScan, dueDateByTransfer, isGoodScan, type EmbryoTransfer, type Scan } from "./dating.ts";
import { birthDateProblem, dueDateProblem, lastMenstrualPeriodProblem } from "./date-limits.ts";
import type { Birth, KnownDates } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";

interface Wrong {
  field: "lastMenstrualPeriod" | "dueDate" | "scanDate" | "scanWeeks" | "transferDate";
  sentence: string;
}

/** @param scan the one given with them; earlier scans are not judged again */
export function refuseImpossibleDates(dates: KnownDates, scan: Scan | undefined, now: CalendarDate): void {
  const wrong = allWrong(dates, scan, now);
  if (wrong.length > 0) throw allInvalid(wrong.map(({ field, sentence }) => ({ path: field, msg: sentence })));
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
  const msg = "Enter a date that fits the baby's birth date.";
  const wrong = allWrong(dates, scan, birthDate);
  if (wrong.length > 0) throw allInvalid(wrong.map(({ field }) => ({ path: field, msg })));
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

/** Nothing is compared with a date that is wrong itself. */
function allWrong(dates: KnownDates, scan: Scan | undefined, now: CalendarDate): Wrong[] {
  const { lastMenstrualPeriod, givenDueDate, scans, ivf } = dates;
  const wrongPeriod = lastMenstrualPeriod && periodProblem(lastMenstrualPeriod, now);
  const period = wrongPeriod ? null : lastMenstrualPeriod;
  const wrongScan = scan ? scanProblem(scan, period, now) : null;
  return [
    wrongPeriod,
    period && !wrongScan && orderProblem(period, scans),
    wrongScan,
    ivf && transferProblem(ivf, period, now),
    givenDueDate && givenProblem(givenDueDate, now),
  ].filter((wrong) => wrong !== null && wrong !== false);
}

function periodProblem(period: CalendarDate, now: CalendarDate): Wrong | null {
  const field = "lastMenstrualPeriod";
  const problem = lastMenstrualPeriodProblem(period, now);
  if (problem === "future") return { field, sentence: "Enter a date that is not in the future." };
  if (problem === null) return null;
  return { field, sentence: "That is more than 44 weeks ago. Enter the last period before this pregnancy." };
}

function orderProblem(period: CalendarDate, scans: readonly Scan[]): Wrong | null {
  if (scans.every(({ date }) => daysBetween(period, date) > 0)) return null;
  const sentence = "You had a scan before that date. Check the date, or remove the scan first.";
  return { field: "lastMenstrualPeriod", sentence };
}

function scanProblem(scan: Scan, period: CalendarDate | null, now: CalendarDate): Wrong | null {
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

function transferProblem(ivf: EmbryoTransfer, period: CalendarDate | null, now: CalendarDate): Wrong | null {
  const field = "transferDate";
  if (daysBetween(now, ivf.transferDate) > 0)
    return { field, sentence: "Enter a transfer date that is not in the future." };
  if (period && daysBetween(period, ivf.transferDate) <= 0)
    return { field, sentence: "Enter a transfer date that is after your last period." };
  if (dueDateProblem(dueDateByTransfer(ivf), now) === null) return null;
  return { field, sentence: "By this transfer the due date is more than 3 weeks ago. Check the year." };
}

function givenProblem(due: CalendarDate, now: CalendarDate): Wrong | null {
  const field = "dueDate";
  const problem = dueDateProblem(due, now);
  if (problem === "tooFarAhead") return { field, sentence: "Enter a due date at most 40 weeks from now." };
  if (problem === null) return null;
  return { field, sentence: "That due date is more than 3 weeks ago. Check the year." };
}
