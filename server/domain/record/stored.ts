import type { Selectable } from "kysely";
import { MOVEMENTS, PROTEIN_LEVELS, SUGAR_TIMES } from "../../contract/record/kinds.ts";
import type { ReadingTable } from "../../db/schema/record.ts";
import type { Values } from "./values.ts";

type Stored = Pick<Selectable<ReadingTable>, "kind" | "amount" | "diastolic" | "word">;

const GRAMS = 1000;
const TENTHS = 10;

export function storedWords(values: Values): Stored {
  const { kind } = values;
  const none = { kind, amount: null, diastolic: null, word: null };
  switch (kind) {
    case "bloodPressure":
      return { ...none, amount: values.systolic, diastolic: values.diastolic };
    case "weight":
      return { ...none, amount: Math.round(values.kilograms * GRAMS) };
    case "haemoglobin":
      return { ...none, amount: Math.round(values.haemoglobin * TENTHS) };
    case "urineProtein":
      return { ...none, word: values.protein };
    case "bloodSugar":
      return { ...none, amount: values.sugar, word: values.sugarTime };
    default:
      return { ...none, word: values.movements };
  }
}

export function valuesIn({ kind, amount, diastolic, word }: Stored): Values {
  const number = amount ?? 0;
  switch (kind) {
    case "bloodPressure":
      return { kind, systolic: number, diastolic: diastolic ?? 0 };
    case "weight":
      return { kind, kilograms: number / GRAMS };
    case "haemoglobin":
      return { kind, haemoglobin: number / TENTHS };
    case "urineProtein":
      return { kind, protein: oneOf(PROTEIN_LEVELS, word) };
    case "bloodSugar":
      return { kind, sugar: number, sugarTime: oneOf(SUGAR_TIMES, word) };
    default:
      return { kind, movements: oneOf(MOVEMENTS, word) };
  }
}

function oneOf<Word extends string>(known: readonly [Word, ...Word[]], word: string | null): Word {
  return known.find((each) => each === word) ?? known[0];
}
