import { TERM_DAYS, type DATING_DOUBTS, type DUE_DATE_SOURCES } from "../../contract/pregnancies/dating.ts";
import { addDays, daysBetween, type CalendarDate } from "./calendar-date.ts";

const USUAL_CYCLE_DAYS = 28;
const FERTILISATION_TO_TERM_DAYS = 266;

export type Scan = { readonly date: CalendarDate; readonly gestationalAgeDays: number };

export type EmbryoTransfer = { readonly transferDate: CalendarDate; readonly embryoAgeDays: 3 | 5 };

/** Cycle length in whole days, 21 to 45; scans in any order. */
export type Dating = {
  readonly lastMenstrualPeriod?: CalendarDate | undefined;
  readonly cycleLength?: number | undefined;
  readonly scans?: readonly Scan[] | undefined;
  readonly ivf?: EmbryoTransfer | undefined;
  readonly givenDueDate?: CalendarDate | undefined;
};

export type DueDateSource = (typeof DUE_DATE_SOURCES)[number];

export type DatingDoubt = (typeof DATING_DOUBTS)[number];

export type EstimatedDueDate = {
  readonly date: CalendarDate;
  readonly source: DueDateSource;
  readonly uncertainBecause?: DatingDoubt | undefined;
  /** By a first scan from 28w0d, which moves nothing; left out when it is the same. */
  readonly secondDate?: CalendarDate | undefined;
};

export type WeighedDueDate = Pick<EstimatedDueDate, "date" | "source"> & {
  readonly counts: boolean;
  readonly countsForPastDue: boolean;
  readonly difference: { readonly days: number; readonly limit: number } | null;
  readonly scan: Scan | null;
  /** The baby measures clearly smaller than its weeks, so its growth needs a check. */
  readonly isSmall: boolean;
};

/**
 * The first that applies: embryo transfer; earliest good scan beyond `redatingLimitDays`; period; given due date.
 * A first scan from 28w0d dates only where nothing else does: a later due date would hide a baby that does not grow.
 * Sources: ACOG Committee Opinions 700 (2017) and 688 (2017, reaffirmed 2021); Mathewlynn and others, Acta Obstet
 * Gynecol Scand 2024, doi 10.1111/aogs.14769. Read 2026-11-23: the abstracts, the table in pages that quote it.
 * @throws RangeError when a cycle length is needed and is not 21 to 45
 */
export function estimatedDueDate(dating: Dating): EstimatedDueDate | null {
  if (dating.ivf) return { date: dueDateByTransfer(dating.ivf), source: "ivf" };

  const reference = dueDateWithoutScan(dating);
  const scan = earliestGoodScan(dating);
  if (!scan) return reference;

  const date = dueDateByScan(scan);
  const uncertainBecause = doubtAbout(scan, reference);
  if (!reference || overrules(scan, reference)) return { date, source: "scan", uncertainBecause };
  const secondDate = uncertainBecause === "scanFrom28Weeks" && date !== reference.date ? date : undefined;
  return { ...reference, uncertainBecause, secondDate };
}

/** At 41w0d by the best estimate an uncertain pregnancy should be over. Source: ACOG Committee Opinion 688. */
export function pastDueFrom({ date, secondDate }: EstimatedDueDate): CalendarDate {
  return secondDate && secondDate < date ? secondDate : date;
}

/** The most trusted first; later scans, and a first one from 28w0d that moves nothing, come last. */
export function weighedDueDates(dating: Dating): WeighedDueDate[] {
  const due = estimatedDueDate(dating);
  if (!due) return [];
  const menstrual = menstrualDueDate(dating);
  const given = givenDueDate(dating);
  const first = earliestGoodScan(dating);
  const start = weeksCountedFrom(dating, due);
  const scanBefore = pastDueFrom(due) === due.date ? null : first;
  const plain = { counts: false, countsForPastDue: false, difference: null, scan: null, isSmall: false };
  const of = ({ date, source }: EstimatedDueDate): WeighedDueDate => {
    const counts = source === due.source;
    return { ...plain, date, source, counts, countsForPastDue: counts && !scanBefore };
  };
  const byScan = (scan: Scan): WeighedDueDate => {
    const counts = scan === first && due.source === "scan";
    return {
      date: dueDateByScan(scan),
      source: "scan",
      counts,
      countsForPastDue: scanBefore ? scan === first : counts,
      difference: scan === first ? differenceOf(scan, menstrual) : null,
      scan,
      isSmall: measuresSmall(scan, start),
    };
  };
  const scans = goodScans(dating).map(byScan);
  const leads = first && (due.source === "scan" || ageAtScan(first, dueDateWithoutScan(dating)) < weeks(28));
  return [
    ...(dating.ivf ? [of({ date: dueDateByTransfer(dating.ivf), source: "ivf" })] : []),
    ...(leads ? scans.slice(0, 1) : []),
    ...[menstrual, given].flatMap((one) => (one ? [of(one)] : [])),
    ...(leads ? scans.slice(1) : scans),
  ];
}

/** The true last menstrual period only when the due date came from one. */
export function pregnancyStart(dueDate: CalendarDate): CalendarDate {
  return addDays(dueDate, -TERM_DAYS);
}

/** From 6w0d: ACOG advises against dating by the sac alone. Source: ACOG Committee Opinion 700. */
export function isGoodScan(scan: Pick<Scan, "gestationalAgeDays">): boolean {
  const age = scan.gestationalAgeDays;
  return Number.isInteger(age) && age >= weeks(6) && age <= weeks(42);
}

/** Source: ACOG Committee Opinion 700, table 1. From 28w0d it names 21 days but warns of redating a small fetus. */
export function redatingLimitDays(gestationalAgeDays: number): number | null {
  if (gestationalAgeDays < weeks(9)) return 5;
  if (gestationalAgeDays < weeks(16)) return 7;
  if (gestationalAgeDays < weeks(22)) return 10;
  return gestationalAgeDays < weeks(28) ? 14 : null;
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

function givenDueDate({ givenDueDate: date }: Dating): EstimatedDueDate | null {
  return date ? { date, source: "given" } : null;
}

function dueDateWithoutScan(dating: Dating): EstimatedDueDate | null {
  return menstrualDueDate(dating) ?? givenDueDate(dating);
}

function goodScans({ scans = [] }: Dating): Scan[] {
  return scans.filter(isGoodScan).toSorted((a, b) => daysBetween(b.date, a.date));
}

function earliestGoodScan(dating: Dating): Scan | undefined {
  return goodScans(dating)[0];
}

/** By the period; else by the scan, or by a given due date where that makes her further along. */
function ageAtScan(scan: Scan, reference: EstimatedDueDate | null): number {
  if (!reference) return scan.gestationalAgeDays;
  const age = daysBetween(pregnancyStart(reference.date), scan.date);
  return reference.source === "given" ? Math.max(age, scan.gestationalAgeDays) : age;
}

function overrules(scan: Scan, reference: EstimatedDueDate): boolean {
  const age = ageAtScan(scan, reference);
  if (reference.source === "given" && age < weeks(22)) return true;
  const limit = redatingLimitDays(age);
  return limit !== null && daysApart(scan, reference.date) > limit;
}

function doubtAbout(scan: Scan, reference: EstimatedDueDate | null): DatingDoubt | undefined {
  const age = ageAtScan(scan, reference);
  if (age >= weeks(28)) return "scanFrom28Weeks";
  if (Math.max(age, scan.gestationalAgeDays) >= weeks(22)) return "scanFrom22Weeks";
  return age < weeks(4) ? "periodDoesNotFit" : undefined;
}

function differenceOf(scan: Scan, menstrual: EstimatedDueDate | null) {
  const limit = menstrual && redatingLimitDays(ageAtScan(scan, menstrual));
  return menstrual && limit !== null ? { days: daysApart(scan, menstrual.date), limit } : null;
}

function daysApart(scan: Scan, date: CalendarDate): number {
  return Math.abs(daysBetween(date, dueDateByScan(scan)));
}

/** Where the dates are uncertain, growth is judged from the earliest possible start. */
function weeksCountedFrom(dating: Dating, due: EstimatedDueDate): CalendarDate {
  const first = earliestGoodScan(dating);
  const possible = due.uncertainBecause ? [dueDateWithoutScan(dating)?.date, first && dueDateByScan(first)] : [];
  const earliest = possible.reduce<CalendarDate>((one, other) => (other && other < one ? other : one), due.date);
  return pregnancyStart(earliest);
}

/** ACOG's table allows 14 days before 28w0d and 21 from then; the smaller, since a missed small baby is worse. */
function measuresSmall(scan: Scan, start: CalendarDate): boolean {
  const age = daysBetween(start, scan.date);
  return age >= weeks(22) && age - scan.gestationalAgeDays > 14;
}

export function dueDateByScan({ date, gestationalAgeDays }: Scan): CalendarDate {
  return addDays(date, TERM_DAYS - gestationalAgeDays);
}

export function dueDateByTransfer({ transferDate, embryoAgeDays }: EmbryoTransfer): CalendarDate {
  return addDays(transferDate, FERTILISATION_TO_TERM_DAYS - embryoAgeDays);
}

function weeks(count: number): number {
  return count * 7;
}
