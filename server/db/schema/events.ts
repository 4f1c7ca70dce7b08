import type { Generated } from "kysely";
import type { Flag } from "./columns.ts";

export interface EventTables {
  event: EventTable;
}

export interface EventTable {
  id: string;
  name: string;
  description: string;
  venue: string;
  /** Null: everywhere. */
  cityId: string | null;
  /** HH:MM in the operator's zone; 00:00 for what takes the whole day. */
  time: string;
  /** JSON: Recurrence. */
  recurrence: string;
  /** JSON: Source; null where none is needed. */
  source: string | null;
  isSample: Generated<Flag>;
  /** Of what it speaks as if she had it; null for what is for everyone. */
  about: "pregnancy" | "baby" | null;
}
