import type { ReadingKind } from "../../contract/record/kinds.ts";
import type { Time } from "./columns.ts";

export interface RecordTables {
  reading: ReadingTable;
}

export interface ReadingTable {
  id: string;
  memberId: string;
  kind: ReadingKind;
  date: string;
  /** Blood pressure in mmHg, its first number; weight in grams; haemoglobin in tenths of g/dl; blood sugar in mg/dl. */
  amount: number | null;
  diastolic: number | null;
  /** The level of protein, how the baby moves, or when sugar was measured. */
  word: string | null;
  submissionKey: string;
  createdAt: Time;
  updatedAt: Time;
}
