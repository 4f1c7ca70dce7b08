import { z } from "zod";
import { say } from "../sentences/say.ts";
import { spoken, type Words } from "../sentences/words.ts";
import { MOVEMENTS, PROTEIN_LEVELS, READING_KINDS, SUGAR_TIMES } from "./kinds.ts";

/** Above every real value. The domain checks the range of each kind. */
const MAX = 100_000;

function number(wrong: Words) {
  const error = () => spoken(wrong);
  return z.number({ error }).min(0, { error }).max(MAX, { error });
}

export const readingKind = z.enum(READING_KINDS, { error: () => say.readingKindUnknown() });
export const pressureNumber = number(say.readingPressureWrong);
export const kilograms = number(say.readingWeightWrong);
export const haemoglobin = number(say.readingHaemoglobinWrong);
export const protein = z.enum(PROTEIN_LEVELS, { error: () => say.readingProteinMissing() });
export const sugar = number(say.readingSugarWrong);
export const sugarTime = z.enum(SUGAR_TIMES, { error: () => say.readingSugarTimeMissing() });
export const movements = z.enum(MOVEMENTS, { error: () => say.readingMovementsMissing() });
