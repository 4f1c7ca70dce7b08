import { describe, expect, test } from "vitest";
import type { ReadingKind } from "../../../server/contract/record/kinds.ts";
import { spoken } from "../../../server/contract/sentences/words.ts";
import { readValues, type ToldValues } from "../../../server/domain/record/values.ts";

const faultsOf = (kind: ReadingKind, told: ToldValues) =>
  (readValues(kind, told).problems ?? []).map(({ path, msg }) => [path, spoken(msg)]);

describe("a blood pressure", () => {
  test.each([
    [120, 80, 120, 80],
    [12, 8, 120, 80],
    [16, 11, 160, 110],
    [13.5, 8.5, 135, 85],
    [9, 6, 90, 60],
    [60, 30, 60, 30],
    [260, 180, 260, 180],
  ])("of %d and %d is %d/%d", (systolic, diastolic, first, second) => {
    expect(readValues("bloodPressure", { systolic, diastolic })).toEqual({
      values: { kind: "bloodPressure", systolic: first, diastolic: second },
    });
  });

  test.each([
    [{ systolic: 120, diastolic: 8 }, ["diastolic"]],
    [{ systolic: 12, diastolic: 80 }, ["systolic"]],
    [{ systolic: 59, diastolic: 29 }, ["systolic", "diastolic"]],
    [{ systolic: 261, diastolic: 181 }, ["systolic", "diastolic"]],
    [{ systolic: 120.5, diastolic: 80 }, ["systolic"]],
    [{ systolic: 80, diastolic: 120 }, ["diastolic"]],
    [{ systolic: 80, diastolic: 80 }, ["diastolic"]],
    [{ systolic: 120 }, ["diastolic"]],
    [{}, ["systolic", "diastolic"]],
  ])("of %o is refused, with each wrong number", (told, paths) => {
    expect(faultsOf("bloodPressure", told).map(([path]) => path)).toEqual(paths);
  });

  test("that can't be read says how a card has it", () => {
    expect(faultsOf("bloodPressure", { systolic: 120, diastolic: 8 })[0]?.[1]).toMatch(/12\/8 for 120\/80/);
  });
});

test.each([
  ["weight", { kilograms: 62.54 }, { kilograms: 62.5 }],
  ["weight", { kilograms: 25 }, { kilograms: 25 }],
  ["weight", { kilograms: 250 }, { kilograms: 250 }],
  ["haemoglobin", { haemoglobin: 11.2 }, { haemoglobin: 11.2 }],
  ["haemoglobin", { haemoglobin: 2 }, { haemoglobin: 2 }],
  ["haemoglobin", { haemoglobin: 20 }, { haemoglobin: 20 }],
  ["urineProtein", { protein: "trace" }, { protein: "trace" }],
  ["bloodSugar", { sugar: 92, sugarTime: "fasting" }, { sugar: 92, sugarTime: "fasting" }],
  ["movements", { movements: "less" }, { movements: "less" }],
] as const)("a reading of %s, %o, is read", (kind, told, values) => {
  expect(readValues(kind, told)).toEqual({ values: { kind, ...values } });
});

test.each([
  ["weight", {}, /kilograms/],
  ["weight", { kilograms: 24.9 }, /between 25 and 250/],
  ["weight", { kilograms: 250.1 }, /divide by 2.2/],
  ["haemoglobin", { haemoglobin: 1.9 }, /as on your card/],
  ["haemoglobin", { haemoglobin: 112 }, /112 is 11.2/],
  ["urineProtein", {}, /protein/],
  ["bloodSugar", { sugar: 5.2, sugarTime: "fasting" }, /multiply by 18/],
  ["bloodSugar", { sugar: 801, sugarTime: "fasting" }, /between 20 and 800/],
  ["bloodSugar", { sugar: 92 }, /when it was measured/],
  ["movements", {}, /how your baby moves/],
] as const)("a reading of %s, %o, is explained", (kind, told, sentence) => {
  expect(faultsOf(kind, told)).toEqual([[expect.any(String), expect.stringMatching(sentence)]]);
});

test("a sugar without a number and a time has both faults", () => {
  expect(faultsOf("bloodSugar", {}).map(([path]) => path)).toEqual(["sugar", "sugarTime"]);
});
