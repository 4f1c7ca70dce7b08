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
  cityId: string | null;
  /** HH:MM in the operator's zone; 00:00 for a whole day. */
  time: string;
  /** JSON: Recurrence. */
  recurrence: string;
  /** JSON: Source. */
  source: string | null;
  isSample: Generated<Flag>;
  about: "pregnancy" | "baby" | null;
}
