import type { Movements, ProteinLevel, ReadingKind, SugarTime } from "../../contract/record/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Problem } from "../../failures.ts";

/** Pressure in mmHg, weight in kg, haemoglobin in g/dl, sugar in mg/dl, as cards in Pakistan have them. */
export type Values =
  | { kind: "bloodPressure"; systolic: number; diastolic: number }
  | { kind: "weight"; kilograms: number }
  | { kind: "haemoglobin"; haemoglobin: number }
  | { kind: "urineProtein"; protein: ProteinLevel }
  | { kind: "bloodSugar"; sugar: number; sugarTime: SugarTime }
  | { kind: "movements"; movements: Movements };

export interface ToldValues {
  systolic?: number | null | undefined;
  diastolic?: number | null | undefined;
  kilograms?: number | null | undefined;
  haemoglobin?: number | null | undefined;
  protein?: ProteinLevel | null | undefined;
  sugar?: number | null | undefined;
  sugarTime?: SugarTime | null | undefined;
  movements?: Movements | null | undefined;
}

export type Read = { values: Values; problems?: never } | { values?: never; problems: Problem[] };

/** The values of this kind, or all that is wrong with them. Values of other kinds are ignored. */
export function readValues(kind: ReadingKind, told: ToldValues): Read {
  switch (kind) {
    case "bloodPressure":
      return pressureOf(told);
    case "weight":
      return numberOf("kilograms", told.kilograms, {
        range: WEIGHT,
        decimals: 1,
        missing: say.readingWeightWrong,
        wrong: () => say.readingWeightRange,
        valuesOf: (kilograms) => ({ kind, kilograms }),
      });
    case "haemoglobin":
      return numberOf("haemoglobin", told.haemoglobin, {
        range: HAEMOGLOBIN,
        decimals: 1,
        missing: say.readingHaemoglobinWrong,
        wrong: (value) => (value > HAEMOGLOBIN.to ? say.readingHaemoglobinPerLitre : say.readingHaemoglobinRange),
        valuesOf: (haemoglobin) => ({ kind, haemoglobin }),
      });
    case "urineProtein":
      return told.protein ? { values: { kind, protein: told.protein } } : missing("protein", say.readingProteinMissing);
    case "bloodSugar":
      return sugarOf(told);
    default:
      return told.movements
        ? { values: { kind, movements: told.movements } }
        : missing("movements", say.readingMovementsMissing);
  }
}

const SYSTOLIC = { from: 60, to: 260 };
const DIASTOLIC = { from: 30, to: 180 };
const WEIGHT = { from: 25, to: 250 };
const HAEMOGLOBIN = { from: 2, to: 20 };
const SUGAR = { from: 20, to: 800 };

const isIn = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;

/** In Pakistan 120 over 80 is also said and written as 12/8. */
function inMillimetres(systolic: number, diastolic: number) {
  const isInCentimetres = isIn(systolic * 10, SYSTOLIC) && isIn(diastolic * 10, DIASTOLIC);
  const scale = (value: number) => (isInCentimetres ? Number((value * 10).toFixed(1)) : value);
  return { systolic: scale(systolic), diastolic: scale(diastolic) };
}

function pressureOf({ systolic, diastolic }: ToldValues): Read {
  if (typeof systolic !== "number" || typeof diastolic !== "number") {
    return {
      problems: Object.entries({ systolic, diastolic }).flatMap(([path, value]) =>
        typeof value === "number" ? [] : [{ path, msg: say.readingPressureWrong }],
      ),
    };
  }
  const pressure = inMillimetres(systolic, diastolic);
  const isReadable = (value: number, range: typeof SYSTOLIC) => Number.isInteger(value) && isIn(value, range);
  const problems: Problem[] = [
    ...(isReadable(pressure.systolic, SYSTOLIC) ? [] : [{ path: "systolic", msg: say.readingSystolicRange }]),
    ...(isReadable(pressure.diastolic, DIASTOLIC) ? [] : [{ path: "diastolic", msg: say.readingDiastolicRange }]),
  ];
  if (problems.length === 0 && pressure.diastolic >= pressure.systolic) {
    problems.push({ path: "diastolic", msg: say.readingPressureOrder });
  }
  return problems.length > 0 ? { problems } : { values: { kind: "bloodPressure", ...pressure } };
}

function sugarOf({ sugar, sugarTime }: ToldValues): Read {
  const read = numberOf("sugar", sugar, {
    range: SUGAR,
    decimals: 0,
    missing: say.readingSugarWrong,
    wrong: (value) => (value < SUGAR.from ? say.readingSugarPerLitre : say.readingSugarRange),
    valuesOf: (milligrams) => ({ kind: "bloodSugar", sugar: milligrams, sugarTime: sugarTime ?? "fasting" }),
  });
  if (sugarTime) return read;
  return { problems: [...(read.problems ?? []), { path: "sugarTime", msg: say.readingSugarTimeMissing }] };
}

interface NumberRule {
  range: { from: number; to: number };
  decimals: number;
  missing: () => string;
  wrong: (value: number) => () => string;
  valuesOf: (value: number) => Values;
}

function numberOf(path: string, told: number | null | undefined, rule: NumberRule): Read {
  if (typeof told !== "number") return missing(path, rule.missing);
  const value = Number(told.toFixed(rule.decimals));
  return isIn(value, rule.range) ? { values: rule.valuesOf(value) } : missing(path, rule.wrong(value));
}

function missing(path: string, msg: () => string): Read {
  return { problems: [{ path, msg }] };
}
