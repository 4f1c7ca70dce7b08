import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export interface ReviewTables {
  review: ReviewTable;
}

export interface ReviewTable {
  id: string;
  memberId: string;
  rating: number;
  comment: string;
  /** Shown to all. */
  isApproved: Flag;
  /** When a moderator decided about these words; null while they wait, and for samples. */
  decidedAt: Time | null;
  /** What a moderator told her who wrote it. */
  stateReason: string | null;
  /** Grows with each edit. */
  version: Generated<number>;
  createdAt: Time;
}
