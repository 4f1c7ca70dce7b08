import { DATES_MISSING } from "../../contract/pregnancies/sentences.ts";
import { allInvalid, invalid, type Problem } from "../../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { dueDateByScan, dueDateByTransfer, isGoodScan, type EmbryoTransfer, type Scan } from "./dating.ts";
import { birthDateProblem, dueDateProblem, lastMenstrualPeriodProblem } from "./date-limits.ts";
import type { Birth, KnownDates } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";

interface Wrong {
  path: "lastMenstrualPeriod" | "dueDate" | "scanDate" | "scanWeeks" | "transferDate";
  msg: string;
}

export interface Given {
  scan?: Partial<Scan> | undefined;
  ivf?: Partial<EmbryoTransfer> | undefined;
}

export function datesProblems(dates: KnownDates, given: Given, now: CalendarDate): Problem[] {
  return allWrong(dates, given, now);
}

/** @throws {Failure} invalid, with every fault. */
export function refuseImpossibleDates(dates: KnownDates, scan: Scan | undefined, now: CalendarDate): void {
  refuse(datesProblems(dates, { scan }, now));
  if (!dueDateOf(dates)) throw invalid("lastMenstrualPeriod", DATES_MISSING);
}

export function birthProblems(
  { birthDate, lastMenstrualPeriod }: Pick<Birth, "birthDate" | "lastMenstrualPeriod">,
  now: CalendarDate,
): Problem[] {
  const path = "babyBirthDate";
  const problem = birthDateProblem(birthDate, now);
  if (problem === "future") return [{ path, msg: "Enter a birth date that is not in the future." }];
  if (problem === "tooLongAgo") return [{ path, msg: "Umeed follows a baby to the third birthday. Check the year." }];
  if (lastMenstrualPeriod && daysBetween(lastMenstrualPeriod, birthDate) < 0)
    return [{ path, msg: "Enter a birth date that is after your last period." }];
  return [];
}

export function refuseImpossibleBirth(birth: Parameters<typeof birthProblems>[0], now: CalendarDate): void {
  refuse(birthProblems(birth, now));
}

export function datesProblemsAgainstBirth(dates: KnownDates, given: Given, birthDate: CalendarDate): Problem[] {
  const msg = "Enter a date that fits the baby's birth date.";
  return allWrong(dates, given, birthDate).map(({ path }) => ({ path, msg }));
}

export function refuseDatesAgainstBirth(dates: KnownDates, scan: Scan | undefined, birthDate: CalendarDate): void {
  refuse(datesProblemsAgainstBirth(dates, { scan }, birthDate));
}

/** Judges a scan alone, so that each wrong date can be corrected in its turn. */
export function refuseImpossibleScan(
  scan: Scan,
  { lastMenstrualPeriod }: Pick<KnownDates, "lastMenstrualPeriod">,
  now: CalendarDate,
): void {
  refuse(scanProblems(scan, lastMenstrualPeriod, now));
}

function refuse(problems: Problem[]) {
  if (problems.length > 0) throw allInvalid(problems);
}

/** Nothing is compared with a date that is wrong itself. */
function allWrong(dates: KnownDates, { scan, ivf }: Given, now: CalendarDate): Wrong[] {
  const { lastMenstrualPeriod, givenDueDate, scans } = dates;
  const transfer = ivf ?? dates.ivf;
  const wrongPeriod = lastMenstrualPeriod && periodProblem(lastMenstrualPeriod, now);
  const period = wrongPeriod ? null : lastMenstrualPeriod;
  const wrongScan = scan ? scanProblems(scan, period, now) : [];
  return [
    wrongPeriod,
    period && wrongScan.length === 0 && orderProblem(period, scans),
    ...wrongScan,
    transfer && transferProblem(transfer, period, now),
    givenDueDate && givenProblem(givenDueDate, now),
  ].filter((wrong) => wrong !== null && wrong !== false);
}

function periodProblem(period: CalendarDate, now: CalendarDate): Wrong | null {
  const path = "lastMenstrualPeriod";
  const problem = lastMenstrualPeriodProblem(period, now);
  if (problem === "future") return { path, msg: "Enter a date that is not in the future." };
  if (problem === null) return null;
  return { path, msg: "That is more than 44 weeks ago. Enter the last period before this pregnancy." };
}

function orderProblem(period: CalendarDate, scans: readonly Scan[]): Wrong | null {
  if (scans.every(({ date }) => daysBetween(period, date) > 0)) return null;
  const msg = "You had a scan before that date. Check the date, or remove the scan first.";
  return { path: "lastMenstrualPeriod", msg };
}

export function scanProblems(scan: Partial<Scan>, period: CalendarDate | null, now: CalendarDate): Wrong[] {
  const { date, gestationalAgeDays } = scan;
  const wrongDate = date === undefined ? null : scanDateProblem(date, period, now);
  const isGood = gestationalAgeDays === undefined || isGoodScan({ gestationalAgeDays });
  if (wrongDate || !isGood) {
    const msg = "Enter an age from 6 to 42 weeks. A scan before 6 weeks shows too little to count from.";
    return [...(wrongDate ? [wrongDate] : []), ...(isGood ? [] : [{ path: "scanWeeks" as const, msg }])];
  }
  if (date === undefined || gestationalAgeDays === undefined) return [];
  if (dueDateProblem(dueDateByScan({ date, gestationalAgeDays }), now) === null) return [];
  const msg = "By this scan the due date is more than 3 weeks ago. Check the date and the weeks.";
  return [{ path: "scanDate", msg }];
}

function scanDateProblem(date: CalendarDate, period: CalendarDate | null, now: CalendarDate): Wrong | null {
  const path = "scanDate";
  if (daysBetween(now, date) > 0) return { path, msg: "Enter a scan date that is not in the future." };
  if (!period || daysBetween(period, date) > 0) return null;
  return { path, msg: "Enter a scan date that is after your last period." };
}

function transferProblem(ivf: Partial<EmbryoTransfer>, period: CalendarDate | null, now: CalendarDate): Wrong | null {
  const { transferDate, embryoAgeDays } = ivf;
  if (transferDate === undefined) return null;
  const path = "transferDate";
  if (daysBetween(now, transferDate) > 0) return { path, msg: "Enter a transfer date that is not in the future." };
  if (period && daysBetween(period, transferDate) <= 0)
    return { path, msg: "Enter a transfer date that is after your last period." };
  if (embryoAgeDays === undefined) return null;
  if (dueDateProblem(dueDateByTransfer({ transferDate, embryoAgeDays }), now) === null) return null;
  return { path, msg: "By this transfer the due date is more than 3 weeks ago. Check the year." };
}

function givenProblem(due: CalendarDate, now: CalendarDate): Wrong | null {
  const path = "dueDate";
  const problem = dueDateProblem(due, now);
  if (problem === "tooFarAhead") return { path, msg: "Enter a due date at most 40 weeks from now." };
  if (problem === null) return null;
  return { path, msg: "That due date is more than 3 weeks ago. Check the year." };
}
