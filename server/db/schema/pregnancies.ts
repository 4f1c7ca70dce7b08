import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export interface PregnancyTables {
  pregnancy: PregnancyTable;
  pregnancyScan: PregnancyScanTable;
  contactDone: ContactDoneTable;
}

export interface PregnancyTable {
  id: string;
  memberId: string;
  isCurrent: Flag;
  lastMenstrualPeriod: string | null;
  cycleLength: number | null;
  givenDueDate: string | null;
  /** Of versions that knew one scan only; read no more, and emptied when her scans change. */
  scanDate: string | null;
  scanAgeDays: number | null;
  transferDate: string | null;
  embryoAgeDays: 3 | 5 | null;
  /** How many she carries in this pregnancy. */
  numberOfBabies: Generated<number>;
  birthDate: string | null;
  babyName: string | null;
  numberOfChildren: Generated<number>;
  /** Null while it goes on, or the child lives. */
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
  /** How many babies there were before one of them died; null while none has. */
  babiesBeforeLoss: number | null;
  nameBeforeLoss: string | null;
  isBabyLossHidden: Generated<Flag>;
  createdAt: Time;
  updatedAt: Time;
}

/** A scan of a pregnancy, one a day. */
export interface PregnancyScanTable {
  pregnancyId: string;
  date: string;
  /** The age that the scan found, in whole days. */
  ageDays: number;
  createdAt: Time;
}

/** A check of hers, before or after birth, that she has marked as done. */
export interface ContactDoneTable {
  pregnancyId: string;
  contact: string;
  createdAt: Time;
}
