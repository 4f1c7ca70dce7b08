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
  it.each([
    [9, { weightKg: null, lengthCm: 2.2 }],
    [12, { weightKg: null, lengthCm: 5.6 }],
    [14, { weightKg: null, lengthCm: 8.1 }],
    [18, { weightKg: 0.22, lengthCm: null }],
    [27, { weightKg: 0.98, lengthCm: null }],
    [28, { weightKg: 1.1, lengthCm: null }],
    [33, { weightKg: 2, lengthCm: null }],
    [41, { weightKg: 3.6, lengthCm: null }],
  ])("%i are those of as many completed weeks", (week, numbers) => {
    expect(weekNumbers(week)).toEqual(numbers);
  });

  it.each([1, 8, 15, 16, 17, 42])("%i are left out, since no standard covers it", (week) => {
    expect(weekNumbers(week)).toEqual({ weightKg: null, lengthCm: null });
  });
});
