import { allInvalid, invalid, type Problem } from "../../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { dueDateByScan, dueDateByTransfer, isGoodScan, type EmbryoTransfer, type Scan } from "./dating.ts";
import { birthDateProblem, dueDateProblem, lastMenstrualPeriodProblem } from "./date-limits.ts";
import type { Birth, KnownDates } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Words } from "../../contract/sentences/words.ts";

interface Wrong {
  path: "lastMenstrualPeriod" | "dueDate" | "scanDate" | "scanWeeks" | "transferDate";
  msg: Words;
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
  if (!dueDateOf(dates)) throw invalid("lastMenstrualPeriod", say.datesMissing);
}

export function birthProblems(
  { birthDate, lastMenstrualPeriod }: Pick<Birth, "birthDate" | "lastMenstrualPeriod">,
  now: CalendarDate,
): Problem[] {
  const path = "babyBirthDate";
  const problem = birthDateProblem(birthDate, now);
  if (problem === "future") return [{ path, msg: say.birthDateInFuture }];
  if (problem === "tooLongAgo") return [{ path, msg: say.babyTooOld }];
  if (lastMenstrualPeriod && daysBetween(lastMenstrualPeriod, birthDate) < 0)
    return [{ path, msg: say.birthBeforePeriod }];
  return [];
}

export function refuseImpossibleBirth(birth: Parameters<typeof birthProblems>[0], now: CalendarDate): void {
  refuse(birthProblems(birth, now));
}

export function datesProblemsAgainstBirth(dates: KnownDates, given: Given, birthDate: CalendarDate): Problem[] {
  return allWrong(dates, given, birthDate).map(({ path }) => ({ path, msg: say.dateAgainstBirth }));
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
  if (problem === "future") return { path, msg: say.dateInFuture };
  if (problem === null) return null;
  return { path, msg: say.periodTooLongAgo };
}

function orderProblem(period: CalendarDate, scans: readonly Scan[]): Wrong | null {
  if (scans.every(({ date }) => daysBetween(period, date) > 0)) return null;
  return { path: "lastMenstrualPeriod", msg: say.periodAfterScan };
}

export function scanProblems(scan: Partial<Scan>, period: CalendarDate | null, now: CalendarDate): Wrong[] {
  const { date, gestationalAgeDays } = scan;
  const wrongDate = date === undefined ? null : scanDateProblem(date, period, now);
  const isGood = gestationalAgeDays === undefined || isGoodScan({ gestationalAgeDays });
  if (wrongDate || !isGood) {
    const wrongAge = { path: "scanWeeks" as const, msg: say.scanAgeWrong };
    return [...(wrongDate ? [wrongDate] : []), ...(isGood ? [] : [wrongAge])];
  }
  if (date === undefined || gestationalAgeDays === undefined) return [];
  if (dueDateProblem(dueDateByScan({ date, gestationalAgeDays }), now) === null) return [];
  return [{ path: "scanDate", msg: say.scanDueDateOver }];
}

function scanDateProblem(date: CalendarDate, period: CalendarDate | null, now: CalendarDate): Wrong | null {
  const path = "scanDate";
  if (daysBetween(now, date) > 0) return { path, msg: say.scanInFuture };
  if (!period || daysBetween(period, date) > 0) return null;
  return { path, msg: say.scanBeforePeriod };
}

function transferProblem(ivf: Partial<EmbryoTransfer>, period: CalendarDate | null, now: CalendarDate): Wrong | null {
  const { transferDate, embryoAgeDays } = ivf;
  if (transferDate === undefined) return null;
  const path = "transferDate";
  if (daysBetween(now, transferDate) > 0) return { path, msg: say.transferInFuture };
  if (period && daysBetween(period, transferDate) <= 0) return { path, msg: say.transferBeforePeriod };
  if (embryoAgeDays === undefined) return null;
  if (dueDateProblem(dueDateByTransfer({ transferDate, embryoAgeDays }), now) === null) return null;
  return { path, msg: say.transferDueDateOver };
}

function givenProblem(due: CalendarDate, now: CalendarDate): Wrong | null {
  const path = "dueDate";
  const problem = dueDateProblem(due, now);
  if (problem === "tooFarAhead") return { path, msg: say.dueDateTooFar };
  if (problem === null) return null;
  return { path, msg: say.dueDateOver };
}
