import { describe, expect, test } from "vitest";
import type { Movements, ProteinLevel } from "../../../server/contract/record/kinds.ts";
import type { CalendarDate } from "../../../server/domain/pregnancies/calendar-date.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { rowReached } from "../../../server/domain/record/advice.ts";
import { earliestDay, hasMovementsOn, readersOn, situationIn } from "../../../server/domain/record/situation.ts";
import type { Values } from "../../../server/domain/record/values.ts";
import type { Readers } from "../../../server/domain/signs/table.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

const inWeek = (week: number): Readers => ({ who: "pregnant", from: week, to: week });
const onDay = (who: "afterBirth" | "afterLoss", day: number): Readers => ({ who, from: day, to: day });

function reached(values: Values, readers: Readers) {
  const found = rowReached(values, readers);
  return found && `${found.sign.key} ${found.row.urgency}`;
}

const pressure = (systolic: number, diastolic: number): Values => ({ kind: "bloodPressure", systolic, diastolic });
const hb = (haemoglobin: number): Values => ({ kind: "haemoglobin", haemoglobin });
const protein = (level: ProteinLevel): Values => ({ kind: "urineProtein", protein: level });
const moving = (movements: Movements): Values => ({ kind: "movements", movements });

describe("the row of the table that a blood pressure reaches", () => {
  test.each([
    [139, 89, null],
    [140, 89, "high-pressure today"],
    [139, 90, "high-pressure today"],
    [159, 109, "high-pressure today"],
    [160, 80, "very-high-pressure now"],
    [159, 110, "very-high-pressure now"],
    [130, 110, "very-high-pressure now"],
    [220, 140, "very-high-pressure now"],
    [90, 60, null],
  ])("with %d/%d", (systolic, diastolic, row) => {
    for (const readers of [inWeek(8), inWeek(30), onDay("afterBirth", 5), onDay("afterLoss", 5)]) {
      expect(reached(pressure(systolic, diastolic), readers)).toBe(row);
    }
  });
});

describe("the row of the table that a haemoglobin reaches", () => {
  test.each([
    [6.9, 8, "very-low-haemoglobin today"],
    [6.9, 20, "very-low-haemoglobin today"],
    [6.9, 36, "very-low-haemoglobin today"],
    [7, 8, "low-haemoglobin next visit"],
    [10.9, 13, "low-haemoglobin next visit"],
    [11, 13, null],
    [10.4, 14, "low-haemoglobin next visit"],
    [10.5, 14, null],
    [10.9, 14, null],
    [10.4, 27, "low-haemoglobin next visit"],
    [10.5, 27, null],
    [10.9, 28, "low-haemoglobin next visit"],
    [11, 28, null],
    [10.9, 42, "low-haemoglobin next visit"],
  ])("with %d in week %d", (haemoglobin, week, row) => {
    expect(reached(hb(haemoglobin), inWeek(week))).toBe(row);
  });

  test.each([
    [6.9, "very-low-haemoglobin today"],
    [7, "low-haemoglobin next visit"],
    [9.9, "low-haemoglobin next visit"],
    [10, null],
    [10.9, null],
  ])("with %d after a birth or a loss", (haemoglobin, row) => {
    expect(reached(hb(haemoglobin), onDay("afterBirth", 20))).toBe(row);
    expect(reached(hb(haemoglobin), onDay("afterLoss", 20))).toBe(row);
  });

  test("in a pregnancy whose week is not known is that of the highest limit", () => {
    const anyWeek: Readers = { who: "pregnant", from: 0, to: Number.MAX_SAFE_INTEGER };
    expect(reached(hb(10.9), anyWeek)).toBe("low-haemoglobin next visit");
    expect(reached(hb(11), anyWeek)).toBe(null);
  });
});

test.each([
  ["none", null],
  ["trace", null],
  ["+", "some-protein next visit"],
  ["++", "much-protein today"],
  ["+++", "much-protein today"],
] as const)("a level of protein of %s reaches its row, while pregnant", (level, row) => {
  expect(reached(protein(level), inWeek(24))).toBe(row);
  expect(reached(protein(level), onDay("afterBirth", 3))).toBe(null);
});

test.each([
  ["less", 15, null],
  ["less", 16, "moving-less today"],
  ["less", 23, "moving-less today"],
  ["less", 24, "moving-less now"],
  ["less", 28, "moving-less now"],
  ["less", 42, "moving-less now"],
  ["usual", 28, null],
] as const)("movements that are %s in week %d", (movements, week, row) => {
  expect(reached(moving(movements), inWeek(week))).toBe(row);
});

test("movements that are less, in a pregnancy whose week is not known, mean now", () => {
  expect(reached(moving("less"), { who: "pregnant", from: 0, to: Number.MAX_SAFE_INTEGER })).toBe("moving-less now");
});

test.each([
  { kind: "weight", kilograms: 250 },
  { kind: "bloodSugar", sugar: 800, sugarTime: "fasting" },
] as const)("a reading of $kind has no row", (values) => {
  expect(reached(values, inWeek(30))).toBe(null);
});

const TODAY = date("2026-11-26");

/** 30 weeks on the day. */
const expecting = pregnancyOf({ lastMenstrualPeriod: date("2026-04-30") });

describe("whom a reading of a day was measured in", () => {
  test("is a pregnant woman in the week of that day", () => {
    const situation = situationIn([expecting], TODAY);
    expect(readersOn(situation, TODAY)).toEqual(inWeek(30));
    expect(readersOn(situation, date("2026-08-05"))).toEqual(inWeek(13));
    expect(readersOn(situation, date("2026-08-06"))).toEqual(inWeek(14));
    expect(readersOn(situation, date("2026-04-29"))).toMatchObject({ who: "afterBirth" });
  });

  test("is a mother from the birth on", () => {
    const situation = situationIn([pregnancyOf({ ...expecting, birthDate: date("2026-11-20") })], TODAY);
    expect(readersOn(situation, date("2026-11-19"))).toEqual(inWeek(29));
    expect(readersOn(situation, date("2026-11-20"))).toEqual(onDay("afterBirth", 0));
    expect(readersOn(situation, TODAY)).toEqual(onDay("afterBirth", 6));
  });

  test("is she who lost it from that day on, and always where the day is not known", () => {
    const lost = (onDate: CalendarDate | null) =>
      situationIn(
        [pregnancyOf({ ...expecting, loss: { kind: "lateMiscarriage", isHidden: false, date: onDate } })],
        TODAY,
      );
    expect(readersOn(lost(date("2026-11-20")), TODAY)).toEqual(onDay("afterLoss", 6));
    expect(readersOn(lost(date("2026-11-20")), date("2026-11-19"))).toEqual(inWeek(29));
    expect(readersOn(lost(null), TODAY)).toMatchObject({ who: "afterLoss" });
  });

  test("is a woman who is not pregnant, without a pregnancy and after a wrong entry", () => {
    const mistaken = pregnancyOf({ ...expecting, loss: { kind: "mistake", isHidden: true, date: null } });
    for (const known of [[], [mistaken]]) {
      expect(readersOn(situationIn(known, TODAY), TODAY)).toMatchObject({ who: "afterBirth" });
    }
  });
});

describe("what may be added", () => {
  const kindsOf = (...known: Pregnancy[]) => situationIn(known, TODAY).kinds;

  test("are movements from 16 weeks of a pregnancy", () => {
    expect(kindsOf(expecting)).toContain("movements");
    expect(kindsOf(pregnancyOf({ lastMenstrualPeriod: date("2026-08-06") }))).toContain("movements");
    expect(kindsOf(pregnancyOf({ lastMenstrualPeriod: date("2026-08-07") }))).not.toContain("movements");
    expect(hasMovementsOn(situationIn([expecting], TODAY), date("2026-08-20"))).toBe(true);
    expect(hasMovementsOn(situationIn([expecting], TODAY), date("2026-08-19"))).toBe(false);
  });

  test("are all but movements after a birth and after a loss", () => {
    const own = ["bloodPressure", "weight", "haemoglobin", "urineProtein", "bloodSugar"];
    expect(kindsOf(pregnancyOf({ birthDate: date("2026-11-20") }))).toEqual(own);
    expect(kindsOf(pregnancyOf({ ...expecting, loss: { kind: "stillbirth", isHidden: false, date: TODAY } }))).toEqual(
      own,
    );
  });

  test("are a blood pressure and a weight without a pregnancy", () => {
    expect(kindsOf()).toEqual(["bloodPressure", "weight"]);
    expect(kindsOf(pregnancyOf({ ...expecting, loss: { kind: "mistake", isHidden: true, date: null } }))).toEqual([
      "bloodPressure",
      "weight",
    ]);
  });

  test("goes back a year, or to the first pregnancy that is known", () => {
    expect(earliestDay(situationIn([expecting], TODAY))).toBe("2025-11-26");
    const older = pregnancyOf({
      id: "o",
      isCurrent: false,
      lastMenstrualPeriod: date("2024-01-10"),
      birthDate: date("2024-10-12"),
    });
    expect(earliestDay(situationIn([expecting, older], TODAY))).toBe("2024-01-10");
  });
});
