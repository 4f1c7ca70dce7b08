import { addDays, daysBetween, type CalendarDate } from "./calendar-date.ts";

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

/**
 * Why a due date is not certain: the first scan came, or measured, 22w0d or more; it came from 28w0d, when none moves a
 * date; or the period puts it before 4w0d, when no embryo can be seen, so that one of the two must be wrong.
 */
export const DATING_DOUBTS = ["scanFrom22Weeks", "scanFrom28Weeks", "periodDoesNotFit"] as const;

export type DatingDoubt = (typeof DATING_DOUBTS)[number];

export type EstimatedDueDate = {
  readonly date: CalendarDate;
  readonly source: DueDateSource;
  /** Left out when the date is certain. */
  readonly uncertainBecause?: DatingDoubt | undefined;
  /** The date by a first scan from 28w0d, which moves nothing and is shown beside; left out when it is the same. */
  readonly secondDate?: CalendarDate | undefined;
};

/** A due date that one thing she told gives, beside the others. */
export type WeighedDueDate = Pick<EstimatedDueDate, "date" | "source"> & {
  /** Whether it is the one that the weeks are counted from. */
  readonly counts: boolean;
  /** Whether it is the one that 'past due' is counted from. */
  readonly countsForPastDue: boolean;
  /** Of the first scan beside a period: by how many days the two differ, and how many they may; null from 28w0d. */
  readonly difference: { readonly days: number; readonly limit: number } | null;
  /** Which scan gives it. */
  readonly scan: Scan | null;
  /** Of a scan: whether the baby measures clearly smaller than its weeks, so that its growth needs a check. */
  readonly isSmall: boolean;
};

/**
 * The due date and what it rests on, or `null` when nothing is known. The first that applies wins:
 *
 * 1. an embryo transfer, the only certain date of conception: + 261 days from day 5, + 263 from day 3;
 * 2. the earliest good scan, when rules 3 and 4 give no date or one that differs by more than `redatingLimitDays`;
 * 3. the last menstrual period + 280 days, moved by as many days as the cycle differs from 28;
 * 4. a due date that was given, which a scan before 22w0d replaces.
 *
 * No scan after the earliest moves the date. An earliest one from 28w0d does not move a date either, and gives one only
 * where there is none: a baby that does not grow measures younger than it is, and a later due date would hide that.
 *
 * Sources: ACOG Committee Opinion 700, Methods for Estimating the Due Date (2017): its table, and that a pregnancy
 * without a scan before 22w0d is suboptimally dated. ACOG Committee Opinion 688, Management of Suboptimally Dated
 * Pregnancies (2017, reaffirmed 2021). Mathewlynn and others, Acta Obstet Gynecol Scand 2024, doi 10.1111/aogs.14769:
 * late dating leads to underdiagnosis of fetal growth restriction. Of all three the abstracts were read on 2026-11-23,
 * the table in pages that quote it.
 *
 * @throws RangeError when a cycle length is needed and is not a whole number from 21 to 45
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

/**
 * The date that 'past due' is counted from: the earlier of two that are shown. At 41w0d by the best estimate an
 * uncertain pregnancy should be over, so the later date could be too late. Source: ACOG Committee Opinion 688.
 */
export function pastDueFrom({ date, secondDate }: EstimatedDueDate): CalendarDate {
  return secondDate && secondDate < date ? secondDate : date;
}

/**
 * Every due date that what she told gives, the most trusted first, and which of them counts: what `estimatedDueDate`
 * decides, laid open. A scan that can't date gives none; those after the earliest, and one from 28w0d that moves
 * nothing, come last.
 *
 * @throws RangeError as `estimatedDueDate` does
 */
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
 * How many days a scan may differ from the menstrual date before it replaces it; null from 28w0d, where none does. ACOG
 * names 21 days there and warns of redating a small fetus, so we leave that to her doctor.
 *
 * @param gestationalAgeDays age by the menstrual date on the day of the scan
 * @see ACOG Committee Opinion 700, table 1
 */
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

/**
 * The age that decides how far a scan is trusted: by the period; without one, by the scan itself or, where it makes her
 * further along, by the due date that was given.
 */
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

/** From when growth is judged: where the dates are not certain, the earliest of what they could be. */
function weeksCountedFrom(dating: Dating, due: EstimatedDueDate): CalendarDate {
  const first = earliestGoodScan(dating);
  const possible = due.uncertainBecause ? [dueDateWithoutScan(dating)?.date, first && dueDateByScan(first)] : [];
  const earliest = possible.reduce<CalendarDate>((one, other) => (other && other < one ? other : one), due.date);
  return pregnancyStart(earliest);
}

/**
 * Whether a scan from 22w0d measures a baby more than 14 days smaller than its weeks: more than ACOG's table lets a scan
 * of 22w0d to 27w6d differ, and less than the 21 days that it names from 28w0d, since a small baby that is missed is the
 * worse mistake. A few days are no reason to worry anyone.
 */
function measuresSmall(scan: Scan, start: CalendarDate): boolean {
  const age = daysBetween(start, scan.date);
  return age >= weeks(22) && age - scan.gestationalAgeDays > 14;
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
