import type { Child } from "../children/children.ts";
import { addDays, addMonths, daysBetween, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { growthAge } from "./age.ts";
import { measureAt, zScore, type Lms, type Sex } from "./lms.ts";
import type { GrowthReading } from "./readings.ts";
import {
  LAST_DAY,
  lengthForAge,
  standardForAge,
  standardForLength,
  MEASURES_FOR_AGE,
  type MeasureForAge,
} from "./standards.ts";

export interface Lines {
  minus3: number;
  minus2: number;
  median: number;
  plus2: number;
  plus3: number;
}

const LEAST_MONTHS = 3;
const STEPS = 36;
/** A weight is compared with a length of the same week: both change fast. */
const TOGETHER_DAYS = 7;
const AROUND_CENTIMETRES = 3;

export function isForAge(kind: string): kind is MeasureForAge {
  return MEASURES_FOR_AGE.some((each) => each === kind);
}

/** From birth to today. Empty where the sex is not told; nothing before the due date of a child born early. */
export function linesForAge(child: Child, measure: MeasureForAge, today: CalendarDate) {
  const { sex, birthDate, gestationDays } = child;
  if (!sex) return [];
  const least = addMonths(birthDate, LEAST_MONTHS);
  const days = daysBetween(birthDate, today > least ? today : least);
  return evenly(0, days, STEPS).flatMap((step) => {
    const date = addDays(birthDate, Math.round(step));
    const lms = standardForAge(measure, sex, Math.min(LAST_DAY, growthAge(birthDate, date, gestationDays).days));
    return lms ? [{ date, ...linesOf(lms) }] : [];
  });
}

export interface WeightForLength {
  id: string;
  date: CalendarDate;
  centimetres: number;
  kilograms: number;
  days: number;
  lms: Lms | null;
}

/** Of each weight with a length measured within a week, the newest first. */
export function weightsForLength(child: Child, readings: readonly GrowthReading[]): WeightForLength[] {
  const lengths = readings.filter(({ kind }) => kind === "length");
  return readings.flatMap(({ id, kind, date, value: kilograms }) => {
    const length = kind === "weight" ? nearest(lengths, date) : undefined;
    if (!length?.position) return [];
    const { days } = growthAge(child.birthDate, date, child.gestationDays);
    const centimetres = lengthForAge(days, length.value, length.position);
    const lms = child.sex && standardForLength(child.sex, days, centimetres);
    return [{ id, date, centimetres: Number(centimetres.toFixed(1)), kilograms, days, lms }];
  });
}

function nearest(lengths: readonly GrowthReading[], date: CalendarDate): GrowthReading | undefined {
  const away = (reading: GrowthReading) => Math.abs(daysBetween(reading.date, date));
  return lengths
    .filter((length) => away(length) <= TOGETHER_DAYS)
    .toSorted((one, other) => away(one) - away(other))
    .at(0);
}

export function linesForLength(sex: Sex | null, weights: readonly WeightForLength[]) {
  const [last] = weights;
  if (!sex || !last) return [];
  const lengths = weights.map(({ centimetres }) => centimetres);
  const [from, to] = [Math.min(...lengths) - AROUND_CENTIMETRES, Math.max(...lengths) + AROUND_CENTIMETRES];
  return evenly(from, to, STEPS).flatMap((length) => {
    const centimetres = Number(length.toFixed(1));
    const lms = standardForLength(sex, last.days, centimetres);
    return lms ? [{ centimetres, ...linesOf(lms) }] : [];
  });
}

function linesOf(lms: Lms): Lines {
  const at = (z: number) => Number(measureAt(lms, z).toFixed(2));
  return { minus3: at(-3), minus2: at(-2), median: at(0), plus2: at(2), plus3: at(3) };
}

function evenly(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

/** Standard deviations of a weight for its age; null where the standards say nothing. */
export function weightDeviation(child: Child, { date, value }: GrowthReading): number | null {
  const { days } = growthAge(child.birthDate, date, child.gestationDays);
  const lms = child.sex && standardForAge("weight", child.sex, days);
  return lms ? zScore(lms, value) : null;
}

const BIRTH_WEIGHT_DAYS = 2;

/** Percent below the birth weight, which is the first that was written down of the first two days; null without one. */
export function weightLost(child: Child, { value }: GrowthReading, readings: readonly GrowthReading[]): number | null {
  const first = readings.findLast(
    ({ kind, date }) => kind === "weight" && daysBetween(child.birthDate, date) < BIRTH_WEIGHT_DAYS,
  );
  if (!first) return null;
  const grams = (kilograms: number) => Math.round(kilograms * 1000);
  return ((grams(first.value) - grams(value)) * 100) / grams(first.value);
}

/** The space between two of the nine lines of the British charts. */
const SPACE = 2 / 3;
/** The lowest line but two of theirs, the 9th of a hundred. */
const LOW = -2 * SPACE;
const APART_DAYS = 28;
/** Newborns lose weight, and are back at the weight of birth by three weeks. */
const SETTLED_DAYS = 21;

/** Whether the last weight lies two spaces of lines below an earlier one, or one if that was low: NICE NG75, 1.2. */
export function isFalling(child: Child, readings: readonly GrowthReading[]): boolean {
  const weights = readings.filter(
    ({ kind, date }) => kind === "weight" && daysBetween(child.birthDate, date) >= SETTLED_DAYS,
  );
  const [last, ...earlier] = weights;
  const now = last && weightDeviation(child, last);
  if (!last || typeof now !== "number") return false;
  return earlier
    .filter(({ date }) => daysBetween(date, last.date) >= APART_DAYS)
    .some((each) => {
      const before = weightDeviation(child, each);
      return before !== null && before - now >= (before < LOW ? SPACE : 2 * SPACE);
    });
}
