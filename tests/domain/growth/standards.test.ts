import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growthAge } from "../../../server/domain/growth/age.ts";
import { interpolated, measureAt, zScore, type Sex } from "../../../server/domain/growth/lms.ts";
import {
  daysOfMonths,
  LAST_DAY,
  lengthForAge,
  MEASURES_FOR_AGE,
  positionAt,
  standardForAge,
  standardForLength,
} from "../../../server/domain/growth/standards.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { COLUMNS_FOR_AGE } from "./printed-columns.ts";
import { FOR_AGE, FOR_LENGTH, SURVEYED } from "./printed-tables.ts";
import { COLUMNS_FOR_LENGTH } from "./printed-weights-for-length.ts";

const DEVIATIONS = [-3, -2, 0, 2, 3];
/** The printed tables have one decimal. */
const PRINTED = 0.053;

/** Not rounded, but at the ends of the tables. */
const daysAt = (months: number) => (months === 24 || months === 60 ? daysOfMonths(months) : months * 30.4375);
const daysMeasured = (position: string) => daysOfMonths(position === "lying" ? 12 : 36);

/** How far the measures are from those printed. */
function apart(lms: ReturnType<typeof standardForAge>, printed: readonly number[]) {
  return printed.map((value, index) => lms && Math.abs(measureAt(lms, DEVIATIONS[index] ?? Number.NaN) - value));
}

test("the independent tables have enough rows", () => {
  expect(FOR_AGE.length + FOR_LENGTH.length).toBeGreaterThan(80);
  expect(SURVEYED.length).toBeGreaterThan(30);
});

test.each(FOR_AGE)("the %s of a %s of %d months is as printed", (measure, sex, months, ...printed) => {
  for (const off of apart(standardForAge(measure, sex, daysAt(months)), printed)) expect(off).toBeLessThan(PRINTED);
});

test.each(FOR_LENGTH)(
  "the weight by length, %s, of a %s of %d cm is as printed",
  (position, sex, length, ...printed) => {
    const lms = standardForLength(sex, daysMeasured(position), length);
    for (const off of apart(lms, printed)) expect(off).toBeLessThan(PRINTED);
  },
);

test.each([...COLUMNS_FOR_AGE, ...COLUMNS_FOR_LENGTH])("no row of $of of a $sex from $from is wrong", (table) => {
  const { of, sex, rows } = table;
  const wrong = rows.filter(({ z, place, measure }) => {
    const lms =
      of === "lying" || of === "standing"
        ? standardForLength(sex, daysMeasured(of), place)
        : standardForAge(of, sex, daysAt(place));
    return !lms || !(Math.abs(measureAt(lms, z) - measure) < PRINTED);
  });
  expect(wrong).toEqual([]);
});

describe("children of WHO's survey", () => {
  test.each(SURVEYED)(
    "a %s of %d days, %d kg and %d cm (%s)",
    (sex, days, kilograms, centimetres, position, ...known) => {
      const length = lengthForAge(days, centimetres, position);
      const of = (lms: ReturnType<typeof standardForAge>, measure: number) => lms && zScore(lms, measure);
      const ours = [
        of(standardForAge("weight", sex, days), kilograms),
        of(standardForAge("length", sex, days), length),
        of(standardForLength(sex, days, length), kilograms),
      ];
      // Between two months our line is straight where theirs has each day.
      for (const [index, z] of ours.entries()) expect(Math.abs((z ?? 99) - (known[index] ?? 0))).toBeLessThan(0.04);
    },
  );
});

describe("beyond 3 standard deviations", () => {
  const lms = { l: 0.2, m: 10, s: 0.12 };

  test("each further one is as wide as that from 2 to 3", () => {
    const width = measureAt(lms, 3) - measureAt(lms, 2);
    expect(zScore(lms, measureAt(lms, 3) + width)).toBeCloseTo(4);
    const lower = measureAt(lms, -2) - measureAt(lms, -3);
    expect(zScore(lms, measureAt(lms, -3) - 1.5 * lower)).toBeCloseTo(-4.5);
  });

  test("nothing jumps at 3, and a larger measure always scores higher", () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 20, noNaN: true }), (measure) => {
        expect(zScore(lms, measure + 0.01)).toBeGreaterThan(zScore(lms, measure));
        expect(zScore(lms, measure + 0.01) - zScore(lms, measure)).toBeLessThan(0.03);
      }),
    );
  });

  test("a skew of 0 divides nothing by 0", () => {
    const straight = { l: 0, m: 10, s: 0.1 };
    expect(zScore(straight, measureAt(straight, 1.5))).toBeCloseTo(1.5);
    expect(measureAt({ ...straight, l: 1e-12 }, 2)).toBeCloseTo(measureAt(straight, 2));
    expect(zScore({ ...straight, l: 1e-12 }, 12)).toBeCloseTo(zScore(straight, 12));
  });
});

describe("the standards", () => {
  const sexes: Sex[] = ["boy", "girl"];
  test("are there for each day of five years, and for no other", () => {
    for (const sex of sexes) {
      for (const measure of MEASURES_FOR_AGE) {
        const missing = Array.from({ length: LAST_DAY + 1 }, (_, day) => day).filter(
          (day) => !(Number(standardForAge(measure, sex, day)?.m) > 0),
        );
        expect([measure, missing]).toEqual([measure, []]);
        for (const day of [-1, LAST_DAY + 1, Number.NaN]) expect(standardForAge(measure, sex, day)).toBeNull();
      }
      for (const cm of [44.9, 110.1]) expect(standardForLength(sex, 100, cm)).toBeNull();
      for (const cm of [64.9, 120.1]) expect(standardForLength(sex, 1000, cm)).toBeNull();
      expect(standardForLength(sex, -1, 50)).toBeNull();
    }
  });

  test("lie on a straight line between two places of a column", () => {
    const column = { l: 1, m: [1, 2], s: [0.1, 0.2] };
    expect(interpolated(column, [0, 10], 5)).toEqual({ l: 1, m: 1.5, s: 0.15000000000000002 });
    expect(interpolated(column, [0, 10], 10)).toEqual({ l: 1, m: 2, s: 0.2 });
  });

  test("go from lying to standing at 24 months, 0.7 cm apart", () => {
    expect([730, 731].map(positionAt)).toEqual(["lying", "standing"]);
    for (const sex of sexes) {
      const [before, after] = [730, 731].map((day) => Number(standardForAge("length", sex, day)?.m));
      expect(Number(before) - Number(after)).toBeCloseTo(0.7, 1);
    }
    expect(lengthForAge(700, 85, "lying")).toBe(85);
    expect(lengthForAge(700, 85, "standing")).toBeCloseTo(85.7);
    expect(lengthForAge(731, 85, "lying")).toBeCloseTo(84.3);
    expect(lengthForAge(731, 85, "standing")).toBe(85);
  });
});

describe("the age by which a child is compared", () => {
  const born = date("2025-01-01");

  test.each([
    ["2025-01-01", 40 * 7, 0, false],
    ["2025-01-31", null, 30, false],
    ["2025-01-31", 37 * 7, 30, false],
    ["2025-01-31", 37 * 7 - 1, 8, true],
    ["2025-01-31", 32 * 7, -26, true],
    ["2025-02-26", 32 * 7, 0, true],
    ["2026-12-31", 32 * 7, 673, true],
    ["2027-01-01", 32 * 7, 674, true],
    ["2027-01-02", 32 * 7, 731, false],
  ])("on %s, born after %s days", (day, gestation, days, isCorrected) => {
    expect(growthAge(born, date(day), gestation)).toEqual({ days, isCorrected });
  });
});
