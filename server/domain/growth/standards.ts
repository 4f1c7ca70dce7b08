import type { Position } from "../../contract/growth/kinds.ts";
import { interpolated, type BySex, type Lms, type Sex } from "./lms.ts";
import { HEAD_FOR_AGE } from "./standards/head-for-age.ts";
import { HEIGHT_FOR_AGE, LENGTH_FOR_AGE } from "./standards/length-for-age.ts";
import { WEIGHT_FOR_AGE } from "./standards/weight-for-age.ts";
import { WEIGHT_FOR_HEIGHT } from "./standards/weight-for-height.ts";
import { WEIGHT_FOR_LENGTH } from "./standards/weight-for-length.ts";

/**
 * The numbers are those of the WHO Child Growth Standards (2006, 2007), https://www.who.int/tools/child-growth-standards,
 * read 2026-11-27, in kg and cm; tests hold them against WHO's printed tables from another copy.
 */
export const MEASURES_FOR_AGE = ["weight", "length", "head"] as const;
export type MeasureForAge = (typeof MEASURES_FOR_AGE)[number];

const DAYS_IN_MONTH = 30.4375;
const LAST_MONTH = 60;
/** From 24 months children are measured standing, and compared with children measured so. */
const STANDING_FROM_DAYS = daysOfMonths(24);
export const LAST_DAY = daysOfMonths(LAST_MONTH);

const numbers = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);

/** In days: each of the first week, each week to the 13th, each month after that. */
const AGES = [
  ...numbers(8, 0),
  ...numbers(12, 2).map((week) => week * 7),
  ...numbers(LAST_MONTH - 3, 4).map((month) => daysOfMonths(month)),
];
const AGES_STANDING = AGES.filter((age) => age >= STANDING_FROM_DAYS);
const AGES_LYING = [...AGES.filter((age) => age < STANDING_FROM_DAYS), STANDING_FROM_DAYS - 1];
const LENGTHS = halves(45, 110);
const HEIGHTS = halves(65, 120);

/** A child is 0.7 cm longer lying down than standing (WHO Child Growth Standards, Methods and development). */
const LYING_LONGER = 0.7;

export function daysOfMonths(months: number): number {
  return Math.round(months * DAYS_IN_MONTH);
}

function halves(from: number, to: number): number[] {
  return numbers((to - from) * 2 + 1, from * 2).map((half) => half / 2);
}

export function positionAt(days: number): Position {
  return days < STANDING_FROM_DAYS ? "lying" : "standing";
}

/** In cm, as it would have been in the position in which children of this age are measured. */
export function lengthForAge(days: number, centimetres: number, position: Position): number {
  const expected = positionAt(days);
  if (position === expected) return centimetres;
  return expected === "lying" ? centimetres + LYING_LONGER : centimetres - LYING_LONGER;
}

/** Null before birth and after 60 months. @param days of age; corrected for a birth before term */
export function standardForAge(measure: MeasureForAge, sex: Sex, days: number): Lms | null {
  if (measure !== "length") return lookUp(measure === "weight" ? WEIGHT_FOR_AGE : HEAD_FOR_AGE, sex, AGES, days);
  return positionAt(days) === "lying"
    ? lookUp(LENGTH_FOR_AGE, sex, AGES_LYING, days)
    : lookUp(HEIGHT_FOR_AGE, sex, AGES_STANDING, days);
}

/** Of weights; null where the standard has no such length. @param centimetres as `lengthForAge` has it */
export function standardForLength(sex: Sex, days: number, centimetres: number): Lms | null {
  if (!(days >= 0 && days <= LAST_DAY)) return null;
  return positionAt(days) === "lying"
    ? lookUp(WEIGHT_FOR_LENGTH, sex, LENGTHS, centimetres)
    : lookUp(WEIGHT_FOR_HEIGHT, sex, HEIGHTS, centimetres);
}

function lookUp(table: BySex, sex: Sex, places: readonly number[], place: number): Lms | null {
  return interpolated(table[sex], places, place);
}
