import { describe, expect, test } from "vitest";
import type { Child } from "../../../server/domain/children/children.ts";
import { isFalling, weightDeviation, weightLost, weightsForLength } from "../../../server/domain/growth/chart.ts";
import { limitsOf } from "../../../server/domain/growth/limits.ts";
import { problemsOfMeasure, type ToldMeasure } from "../../../server/domain/growth/measured.ts";
import type { GrowthReading } from "../../../server/domain/growth/readings.ts";
import { sentencesOf } from "../../../server/failures.ts";
import type { GrowthKind } from "../../../server/contract/growth/kinds.ts";
import { childOf } from "../../fixtures/children.ts";
import { date } from "../../fixtures/pregnancies.ts";

const today = date("2026-03-12");

/** A girl of 12 months, born at term, but for what is known otherwise. */
const yearOld = (known: Partial<Child> = {}) =>
  childOf({ birthDate: date("2025-03-12"), sex: "girl", gestationDays: 280, isGestationTold: true, ...known });

function problems(kind: GrowthKind, told: ToldMeasure, child = yearOld()) {
  return problemsOfMeasure(kind, told, { child, date: told.date ?? today, today }).map(({ path }) => path);
}

describe("what a measure can be", () => {
  test.each([
    ["weight", 9, []],
    ["weight", 4.5, []],
    ["weight", 0.9, ["value"]],
    ["weight", 90, ["value"]],
    ["weight", 9000, ["value"]],
    ["head", 45, []],
    ["head", 17.7, ["value"]],
    ["head", 4.5, ["value"]],
    ["arm", 142, []],
    ["arm", 14.2, ["value"]],
    ["arm", 1420, ["value"]],
  ] as const)("a %s of %d at 12 months", (kind, value, paths) => {
    expect(problems(kind, { value })).toEqual(paths);
  });

  test.each([
    [74, "lying", []],
    [29, "lying", ["value"]],
    [740, "lying", ["value"]],
    [74, null, ["position"]],
  ] as const)("a length of %d, %s, at 12 months", (value, position, paths) => {
    expect(problems("length", { value, position })).toEqual(paths);
  });

  test.each([
    ["2025-03-12", "weight", /: (\d+) is ([\d.]+)\./],
    ["2026-03-12", "weight", /: (\d+) is ([\d.]+)\./],
    ["2025-03-12", "length", /: (\d+) inches is (\d+) cm/],
    ["2026-03-12", "length", /: (\d+) inches is (\d+) cm/],
  ] as const)("on %s a %s out of the limits is told with an example within them", (day, kind, example) => {
    const told = { value: 900, date: date(day), position: "lying" as const };
    const [problem] = sentencesOf(problemsOfMeasure(kind, told, { child: yearOld(), date: told.date, today }));
    const [, , value] = example.exec(problem?.msg ?? "") ?? [];
    expect(problems(kind, { ...told, value: Number(value) })).toEqual([]);
  });

  test("no child under 9 months is measured standing", () => {
    expect(problems("length", { value: 68, position: "standing", date: date("2025-12-11") })).toEqual(["position"]);
    expect(problems("length", { value: 69, position: "standing", date: date("2025-12-12") })).toEqual([]);
  });

  test.each([
    ["2025-03-11", ["date"]],
    ["2025-09-11", ["date"]],
    ["2025-09-12", []],
    ["2026-03-13", ["date"]],
  ])("an upper arm on %s, which has to be from 6 months of age to today", (day, paths) => {
    expect(problems("arm", { value: 140, date: date(day) })).toEqual(paths);
  });

  test("from the fifth birthday nothing is measured here", () => {
    const child = yearOld({ birthDate: date("2021-03-12") });
    expect(problems("weight", { value: 17, date: date("2026-03-11") }, child)).toEqual([]);
    expect(problems("weight", { value: 17 }, child)).toEqual(["date"]);
  });

  test("a child born early may be small, also when nobody told that it came early", () => {
    const day = date("2025-03-14");
    expect(problems("weight", { value: 0.8, date: day })).toEqual(["value"]);
    expect(problems("weight", { value: 0.8, date: day }, yearOld({ gestationDays: 196 }))).toEqual([]);
    expect(problems("weight", { value: 0.8, date: day }, yearOld({ gestationDays: null }))).toEqual([]);
    expect(limitsOf("weight", yearOld({ gestationDays: 196 }), day)).toEqual({ from: 0.3, to: 6 });
  });

  test("is what a girl or a boy can have, where the sex is not told", () => {
    const [girl, boy, either] = (["girl", "boy", null] as const).map((sex) =>
      limitsOf("weight", yearOld({ sex }), today),
    );
    expect(either).toEqual({
      from: Math.min(girl?.from ?? 0, boy?.from ?? 0),
      to: Math.max(girl?.to ?? 0, boy?.to ?? 0),
    });
    expect(girl?.to).not.toBe(boy?.to);
  });
});

const reading = (kind: GrowthKind, value: number, day: string): GrowthReading => ({
  id: `${kind}-${day}`,
  childId: "child",
  kind,
  value,
  date: date(day),
  position: kind === "length" ? "lying" : null,
});

test("a weight is compared with the nearest length of the same week", () => {
  const readings = [
    reading("weight", 9, "2026-03-10"),
    reading("length", 74, "2026-03-08"),
    reading("length", 73, "2026-03-03"),
    reading("weight", 8.6, "2026-02-20"),
  ];
  expect(weightsForLength(yearOld(), readings)).toMatchObject([{ kilograms: 9, centimetres: 74 }]);
});

describe("what a baby lost of the birth weight", () => {
  const born = reading("weight", 3.4, "2025-03-12");

  test.each([
    [3.4, 0],
    [3.06, 10],
    [2.72, 20],
  ])("with %d kg after 3.4 kg", (value, percent) => {
    expect(weightLost(yearOld(), reading("weight", value, "2025-03-15"), [born])).toBe(percent);
  });

  test("goes by the first weight, of the day of birth or the next", () => {
    const now = reading("weight", 2.7, "2025-03-16");
    const next = reading("weight", 3, "2025-03-13");
    expect(weightLost(yearOld(), now, [now, next])).toBe(10);
    expect(weightLost(yearOld(), now, [now, next, born])).toBeGreaterThan(20);
    expect(weightLost(yearOld(), now, [now, reading("weight", 3, "2025-03-14")])).toBeNull();
    expect(weightLost(yearOld(), now, [reading("arm", 140, "2025-03-12")])).toBeNull();
  });
});

test("a child born early is compared by the due date, and before it with nobody", () => {
  const early = yearOld({ gestationDays: 210 });
  const before = reading("weight", 1.5, "2025-05-20");
  expect(weightDeviation(early, before)).toBeNull();
  expect(weightDeviation(yearOld(), before)).toBeLessThan(-3);
  const later = reading("weight", 4.6, "2025-09-12");
  expect(weightDeviation(yearOld(), later)).toBeLessThan(-3);
  expect(weightDeviation(early, later)).toBeGreaterThan(-3);
});

describe("a weight that falls among the lines", () => {
  /** Girls: the middle line is 7.3 kg at 6 months and 8.9 kg at 12; one line lower is 6.5 and 7.9 kg. */
  test.each([
    ["keeps its line", [7.3, 8.9], false],
    ["falls by less than two spaces", [7.3, 8], false],
    ["falls by two spaces", [7.3, 7.6], true],
    ["was low and falls by one space", [6.2, 7], true],
    ["was low and keeps its line", [6.2, 7.5], false],
    ["rises", [6.2, 8.9], false],
  ] as const)("one that %s", (_, [before, now], isOne) => {
    const readings = [reading("weight", now, "2026-03-12"), reading("weight", before, "2025-09-12")];
    expect(isFalling(yearOld(), readings)).toBe(isOne);
    expect(isFalling(yearOld({ sex: null }), readings)).toBe(false);
  });

  test("says nothing of the first three weeks, or of two days in one month", () => {
    expect(isFalling(yearOld(), [reading("weight", 3.2, "2025-04-20"), reading("weight", 3.6, "2025-03-12")])).toBe(
      false,
    );
    expect(isFalling(yearOld(), [reading("weight", 7, "2026-03-12"), reading("weight", 9, "2026-03-01")])).toBe(false);
  });
});
