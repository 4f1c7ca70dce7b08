import { addDays, addYears, daysBetween, type CalendarDate } from "./calendar-date.ts";

/** Days from the first day of the last menstrual period to the due date (40w0d). */
export const TERM_DAYS = 280;

const USUAL_CYCLE_DAYS = 28;
const FERTILISATION_TO_TERM_DAYS = 266;

/** An ultrasound scan: the day it was made and the gestational age it found, in whole days (12w3d is 87). */
export type Scan = { readonly date: CalendarDate; readonly gestationalAgeDays: number };

/** An embryo transfer: its day and the embryo's age then, in days. */
export type EmbryoTransfer = { readonly transferDate: CalendarDate; readonly embryoAgeDays: 3 | 5 };

/** All that is known about when a pregnancy began. Cycle length in whole days, 21 to 45; scans in any order. */
export type Dating = {
  readonly lastMenstrualPeriod?: CalendarDate | undefined;
  readonly cycleLength?: number | undefined;
  readonly scans?: readonly Scan[] | undefined;
  readonly ivf?: EmbryoTransfer | undefined;
  readonly givenDueDate?: CalendarDate | undefined;
};

/** What a due date rests on; `cycle` is the last menstrual period moved by a cycle other than 28 days. */
export type DueDateSource = "lastMenstrualPeriod" | "cycle" | "scan" | "ivf" | "given";

export type EstimatedDueDate = { readonly date: CalendarDate; readonly source: DueDateSource };

/** A due date that one thing she told gives, beside the others. */
export type WeighedDueDate = EstimatedDueDate & {
  /** Whether it is the one that everything is counted from. */
  readonly counts: boolean;
  /** Of a scan beside a period: by how many days the two differ, and how many they may. */
  readonly difference: { readonly days: number; readonly limit: number } | null;
};

/**
 * The due date and what it rests on, or `null` when nothing is known. The first that applies wins:
 *
 * 1. an embryo transfer, the only certain date of conception: + 261 days from day 5, + 263 from day 3;
 * 2. the earliest good scan, when rule 3 gives no date or one that differs by more than ACOG allows;
 * 3. the last menstrual period + 280 days, moved by as many days as the cycle differs from 28;
 * 4. a due date she was given.
 *
 * A later scan never moves a date that an earlier one settled.
 *
 * Source: ACOG Committee Opinion 700, Methods for Estimating the Due Date (2017).
 *
 * @throws RangeError when a cycle length is needed and is not a whole number from 21 to 45
 */
export function estimatedDueDate(dating: Dating): EstimatedDueDate | null {
  if (dating.ivf) return { date: dueDateByTransfer(dating.ivf), source: "ivf" };

  const menstrual = menstrualDueDate(dating);
  const scan = earliestGoodScan(dating.scans ?? []);
  if (scan && (!menstrual || overrules(scan, menstrual.date))) return { date: dueDateByScan(scan), source: "scan" };
  if (menstrual) return menstrual;

  return dating.givenDueDate ? { date: dating.givenDueDate, source: "given" } : null;
}

/**
 * Every due date that what she told gives, the most trusted first, and which of them counts: what `estimatedDueDate`
 * decides, laid open. Of several scans only the earliest good one is there; one that can't date gives none.
 *
 * @throws RangeError as `estimatedDueDate` does
 */
export function weighedDueDates(dating: Dating): WeighedDueDate[] {
  const counting = estimatedDueDate(dating)?.source;
  const menstrual = menstrualDueDate(dating);
  const scan = earliestGoodScan(dating.scans ?? []);
  const all: (Omit<WeighedDueDate, "counts"> | null | undefined)[] = [
    dating.ivf && { date: dueDateByTransfer(dating.ivf), source: "ivf", difference: null },
    scan && {
      date: dueDateByScan(scan),
      source: "scan",
      difference: menstrual && differenceOf(scan, menstrual.date),
    },
    menstrual && { ...menstrual, difference: null },
    dating.givenDueDate && { date: dating.givenDueDate, source: "given", difference: null },
  ];
  return all.flatMap((weighed) => (weighed ? [{ ...weighed, counts: weighed.source === counting }] : []));
}

/**
 * The day the weeks are counted from: 280 days before the due date. It is the true last menstrual period only when
 * the due date came from one, and stands in for it when only a due date is known.
 */
export function pregnancyStart(dueDate: CalendarDate): CalendarDate {
  return addDays(dueDate, -TERM_DAYS);
}

/**
 * Whether a scan can date a pregnancy: 6w0d, when there is an embryo to measure, to 42w0d. ACOG advises against
 * dating by the sac alone, which is all that an earlier scan shows. Source: ACOG Committee Opinion 700.
 */
export function isGoodScan(scan: Scan): boolean {
  const age = scan.gestationalAgeDays;
  return Number.isInteger(age) && age >= weeks(6) && age <= weeks(42);
}

/**
 * How many days a scan may differ from the menstrual date before it replaces it.
 *
 * @param gestationalAgeDays age by the menstrual date on the day of the scan
 * @see ACOG Committee Opinion 700, table 1
 */
export function redatingLimitDays(gestationalAgeDays: number): number {
  if (gestationalAgeDays < weeks(9)) return 5;
  if (gestationalAgeDays < weeks(16)) return 7;
  if (gestationalAgeDays < weeks(22)) return 10;
  if (gestationalAgeDays < weeks(28)) return 14;
  return 21;
}

/**
 * The contract's `deliveryDate` field: last menstrual period + one year, 29 February becoming 28. Old apps read it;
 * it is no due date and is shown nowhere.
 */
export function deliveryDateOnTheWire(lastMenstrualPeriod: CalendarDate): CalendarDate {
  return addYears(lastMenstrualPeriod, 1);
}

/** Why a last menstrual period cannot be that of a pregnancy under way (at most 44 weeks ago), or `null`. */
export function lastMenstrualPeriodProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(date, today) > weeks(44) ? "tooLongAgo" : null;
}

/** Why a due date cannot be that of a pregnancy under way (21 days ago to 280 days ahead), or `null`. */
export function dueDateProblem(date: CalendarDate, today: CalendarDate): "tooLongAgo" | "tooFarAhead" | null {
  const daysAhead = daysBetween(today, date);
  if (daysAhead < -21) return "tooLongAgo";
  return daysAhead > TERM_DAYS ? "tooFarAhead" : null;
}

/** Why a birth date cannot be that of a baby followed here (at most three years ago), or `null`. */
export function birthDateProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(addYears(today, -3), date) < 0 ? "tooLongAgo" : null;
}

function menstrualDueDate({ lastMenstrualPeriod, cycleLength = USUAL_CYCLE_DAYS }: Dating): EstimatedDueDate | null {
  if (!lastMenstrualPeriod) return null;
  if (!Number.isInteger(cycleLength) || cycleLength < 21 || cycleLength > 45)
    throw new RangeError(`A cycle of ${cycleLength} days is not one of 21 to 45`);

  return {
    date: addDays(lastMenstrualPeriod, TERM_DAYS + cycleLength - USUAL_CYCLE_DAYS),
    source: cycleLength === USUAL_CYCLE_DAYS ? "lastMenstrualPeriod" : "cycle",
  };
}

function earliestGoodScan(scans: readonly Scan[]): Scan | undefined {
  return scans.filter(isGoodScan).toSorted((a, b) => daysBetween(b.date, a.date))[0];
}

function overrules(scan: Scan, menstrual: CalendarDate): boolean {
  const { days, limit } = differenceOf(scan, menstrual);
  return days > limit;
}

function differenceOf(scan: Scan, menstrual: CalendarDate) {
  const gestationalAgeDays = daysBetween(pregnancyStart(menstrual), scan.date);
  return {
    days: Math.abs(daysBetween(menstrual, dueDateByScan(scan))),
    limit: redatingLimitDays(gestationalAgeDays),
  };
}

/** The due date by one scan, whatever else is known: the day of the scan and what was left of 280 days then. */
export function dueDateByScan({ date, gestationalAgeDays }: Scan): CalendarDate {
  return addDays(date, TERM_DAYS - gestationalAgeDays);
}

/** The due date by an embryo transfer: + 261 days from day 5, + 263 from day 3. */
export function dueDateByTransfer({ transferDate, embryoAgeDays }: EmbryoTransfer): CalendarDate {
  return addDays(transferDate, FERTILISATION_TO_TERM_DAYS - embryoAgeDays);
}

function weeks(count: number): number {
  return count * 7;
}

/**
 * The birth date of a baby whose mother told only her last period, as the mobile apps do: the due date, or today when
 * that is still to come.
 */
export function birthDateFromPeriod(lastMenstrualPeriod: CalendarDate, now: CalendarDate): CalendarDate {
  const due = addDays(lastMenstrualPeriod, TERM_DAYS);
  return due < now ? due : now;
}
