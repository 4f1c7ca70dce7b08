import type { Generated } from "kysely";
import type { SEXES } from "../../contract/children/sexes.ts";
import type { GrowthKind, Position } from "../../contract/growth/kinds.ts";
import type { Time } from "./columns.ts";

export interface ChildTables {
  child: ChildTable;
  childMark: ChildMarkTable;
  childReading: ChildReadingTable;
}

export interface ChildTable {
  id: string;
  memberId: string;
  pregnancyId: string | null;
  /** Among the babies of the pregnancy, from 1. */
  number: number | null;
  name: string | null;
  /** Null: that of the pregnancy. */
  birthDate: string | null;
  sex: (typeof SEXES)[number] | null;
  /** Null: by the due date of the pregnancy, if there is one. */
  gestationDays: number | null;
  state: Generated<"followed" | "lost" | "deleted">;
  submissionKey: string | null;
  createdAt: Time;
  updatedAt: Time;
}

export interface ChildMarkTable {
  childId: string;
  item: string;
  kind: "done" | "moved" | "notForMe";
  date: string;
  createdAt: Time;
}

export interface ChildReadingTable {
  id: string;
  childId: string;
  kind: GrowthKind;
  date: string;
  /** Grams of a weight, millimetres of all else. */
  amount: number;
  position: Position | null;
  submissionKey: string;
  createdAt: Time;
  updatedAt: Time;
}
