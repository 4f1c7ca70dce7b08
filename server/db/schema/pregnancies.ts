import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export interface PregnancyTables {
  pregnancy: PregnancyTable;
}

export interface PregnancyTable {
  id: string;
  memberId: string;
  isCurrent: Flag;
  lastMenstrualPeriod: string | null;
  cycleLength: number | null;
  givenDueDate: string | null;
  birthDate: string | null;
  babyName: string | null;
  numberOfChildren: Generated<number>;
  /** Null while it goes on, or the child lives. */
  lossKind: "miscarriage" | "stillbirth" | "infantDeath" | "ended" | "mistake" | null;
  isLossHidden: Generated<Flag>;
  createdAt: Time;
  updatedAt: Time;
}
