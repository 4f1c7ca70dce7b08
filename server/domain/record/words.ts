import type { Movements, ProteinLevel, ReadingKind, SugarTime } from "../../contract/record/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Values } from "./values.ts";

export function valuesInWords(values: Values): string {
  switch (values.kind) {
    case "bloodPressure":
      return say.readingPressure({ systolic: values.systolic, diastolic: values.diastolic });
    case "weight":
      return say.readingWeight({ kilograms: values.kilograms });
    case "haemoglobin":
      return say.readingHaemoglobin({ haemoglobin: values.haemoglobin });
    case "urineProtein":
      return proteinWords[values.protein]();
    case "bloodSugar":
      return sugarWords[values.sugarTime]({ sugar: values.sugar });
    default:
      return movementWords[values.movements]();
  }
}

const sugarWords: Record<SugarTime, (values: { sugar: number }) => string> = {
  fasting: say.readingSugarFasting,
  afterMeal: say.readingSugarAfterMeal,
  anotherTime: say.readingSugarAnotherTime,
};

export const proteinWords: Record<ProteinLevel, () => string> = {
  none: say.readingProteinNone,
  trace: say.readingProteinTrace,
  "+": () => "+",
  "++": () => "++",
  "+++": () => "+++",
};

export const movementWords: Record<Movements, () => string> = {
  usual: say.readingMovementsUsual,
  less: say.readingMovementsLess,
};

export const kindWords: Record<ReadingKind, () => string> = {
  bloodPressure: say.readingKindPressure,
  weight: say.readingKindWeight,
  haemoglobin: say.readingKindHaemoglobin,
  urineProtein: say.readingKindProtein,
  bloodSugar: say.readingKindSugar,
  movements: say.readingKindMovements,
};
