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
  isApproved: Flag;
  decidedAt: Time | null;
  stateReason: string | null;
  version: Generated<number>;
  createdAt: Time;
}
