import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  crownRumpLengthMillimetres,
  fetalWeightGrams,
  weekNumbers,
} from "../../../server/domain/pregnancies/growth.ts";

describe("median fetal weight", () => {
  it.each([
    [18, 216],
    [20, 318],
    [28, 1119],
    [36, 2602],
    [40, 3409],
    [41, 3588],
  ])("at %i weeks is %i g", (weeks, grams) => {
    expect(Math.round(fetalWeightGrams(weeks) ?? 0)).toBe(grams);
  });

  it("is not given where the standard has none", () => {
    expect([17, 17.99, 41.01, 42, -1, Number.NaN].map(fetalWeightGrams)).toEqual([null, null, null, null, null, null]);
  });

  it("grows with every day", () => {
    const days = fc.integer({ min: 18 * 7, max: 41 * 7 - 1 });
    fc.assert(
      fc.property(days, (day) => {
        expect(fetalWeightGrams((day + 1) / 7)).toBeGreaterThan(fetalWeightGrams(day / 7) ?? Infinity);
      }),
    );
  });
});

describe("crown–rump length", () => {
  it.each([
    [58, 14.6],
    [63, 21.9],
    [84, 55.6],
    [98, 80.6],
  ])("at %i days is %d mm", (days, millimetres) => {
    expect(crownRumpLengthMillimetres(days)).toBeCloseTo(millimetres, 1);
  });

  it("is not given where the standard has none", () => {
    expect([57, 57.9, 98.1, 99, 0, Number.NaN].map(crownRumpLengthMillimetres)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("grows with every day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 58, max: 97 }), (day) => {
        expect(crownRumpLengthMillimetres(day + 1)).toBeGreaterThan(crownRumpLengthMillimetres(day) ?? Infinity);
      }),
    );
  });
});

describe("the numbers of a week", () => {
  const numbersOf = (week: number) => {
    const { weightKg, lengthCm, lengthMeasure } = weekNumbers(week);
    return [weightKg, lengthCm, lengthMeasure];
  };
  const weeks = Array.from({ length: 42 }, (_, index) => index + 1);

  it.each([
    [8, [null, 1.7, "crownToRump"]],
    [9, [null, 2.2, "crownToRump"]],
    [12, [null, 5.6, "crownToRump"]],
    [14, [null, 8.1, "crownToRump"]],
    [16, [null, 11, "crownToRump"]],
    [17, [null, 13, "crownToRump"]],
    [20, [0.32, 16, "crownToRump"]],
    [21, [0.38, 27, "crownToHeel"]],
    [24, [0.63, 32, "crownToHeel"]],
    [32, [1.8, 42, "crownToHeel"]],
    [33, [2, 44, "crownToHeel"]],
    [40, [3.4, 50, "crownToHeel"]],
    [42, [null, 51, "crownToHeel"]],
  ])("%i are those of as many completed weeks", (week, numbers) => {
    expect(numbersOf(week)).toEqual(numbers);
  });

  it.each([1, 7])("%i have no length, since no source that was read gives one", (week) => {
    expect(numbersOf(week)).toEqual([null, null, null]);
  });

  it("have a length in every other week from 8 on", () => {
    expect(weeks.filter((week) => weekNumbers(week).lengthCm === null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each(["crownToRump", "crownToHeel"])("never shrink while they are measured in one way: %s", (measure) => {
    const lengths = weeks.flatMap((week) => {
      const { lengthCm, lengthMeasure } = weekNumbers(week);
      return lengthMeasure === measure && lengthCm !== null ? [lengthCm] : [];
    });

    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  it("name a source for every number, and none without one", () => {
    const counted = weeks.map((week) => {
      const { weightKg, lengthCm, sources } = weekNumbers(week);
      return sources.length === Number(weightKg !== null) + Number(lengthCm !== null);
    });

    expect(counted).not.toContain(false);
  });
});
