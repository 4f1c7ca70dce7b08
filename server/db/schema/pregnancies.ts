import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export interface PregnancyTables {
  pregnancy: PregnancyTable;
  contactDone: ContactDoneTable;
}

export interface PregnancyTable {
  id: string;
  memberId: string;
  isCurrent: Flag;
  lastMenstrualPeriod: string | null;
  cycleLength: number | null;
  givenDueDate: string | null;
  scanDate: string | null;
  /** The age that the scan found, in whole days. */
  scanAgeDays: number | null;
  transferDate: string | null;
  embryoAgeDays: 3 | 5 | null;
  /** How many she carries in this pregnancy. */
  numberOfBabies: Generated<number>;
  birthDate: string | null;
  babyName: string | null;
  numberOfChildren: Generated<number>;
  /** Null while it goes on, or the child lives. */
  lossKind: "miscarriage" | "stillbirth" | "infantDeath" | "ended" | "mistake" | null;
  isLossHidden: Generated<Flag>;
  createdAt: Time;
  updatedAt: Time;
}

/** A check of hers, before or after birth, that she has marked as done. */
export interface ContactDoneTable {
  pregnancyId: string;
  contact: string;
  createdAt: Time;
}
