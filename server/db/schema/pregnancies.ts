import type { Generated } from "kysely";
import type { PlanQuestion } from "../../contract/plan/questions.ts";
import type { Flag, Time } from "./columns.ts";

export interface PregnancyTables {
  pregnancy: PregnancyTable;
  pregnancyScan: PregnancyScanTable;
  planMark: PlanMarkTable;
  planAnswer: PlanAnswerTable;
  contactDone: ContactDoneTable;
}

export interface PregnancyTable {
  id: string;
  memberId: string;
  isCurrent: Flag;
  lastMenstrualPeriod: string | null;
  cycleLength: number | null;
  givenDueDate: string | null;
  /** Never read: kept for a version with one scan, and emptied when the scans change. */
  scanDate: string | null;
  scanAgeDays: number | null;
  transferDate: string | null;
  embryoAgeDays: 3 | 5 | null;
  numberOfBabies: Generated<number>;
  birthDate: string | null;
  babyName: string | null;
  /** YYYY-MM of the due date, else of the birth; empty when unknown, null until it is worked out. */
  month: Generated<string | null>;
  numberOfChildren: Generated<number>;
  lossKind:
    | "miscarriage"
    | "earlyMiscarriage"
    | "lateMiscarriage"
    | "ectopic"
    | "ended"
    | "stillbirth"
    | "infantDeath"
    | "notSaid"
    | "mistake"
    | null;
  isLossHidden: Generated<Flag>;
  lossDate: string | null;
  babiesBeforeLoss: number | null;
  nameBeforeLoss: string | null;
  isBabyLossHidden: Generated<Flag>;
  createdAt: Time;
  updatedAt: Time;
}

export interface PregnancyScanTable {
  pregnancyId: string;
  date: string;
  ageDays: number;
  createdAt: Time;
}

export interface PlanMarkTable {
  pregnancyId: string;
  item: string;
  kind: "done" | "moved" | "notForMe";
  /** On which it was done, to which it was moved, or on which she said that it is not for her. */
  date: string;
  createdAt: Time;
}

export interface PlanAnswerTable {
  pregnancyId: string;
  question: PlanQuestion;
  isYes: Flag;
  answeredAt: Time;
}

/** Never read: kept for a version without `plan_mark`, and emptied when a mark is taken away. */
export interface ContactDoneTable {
  pregnancyId: string;
  contact: string;
  createdAt: Time;
}
