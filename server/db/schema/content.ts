import type { Generated } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Flag, Time } from "./columns.ts";

export interface ContentTables {
  contentItem: ContentItemTable;
  contentVersion: ContentVersionTable;
  contentCheck: ContentCheckTable;
  clinicianReview: ClinicianReviewTable;
}

export interface ContentItemTable {
  kind: ContentKind;
  key: string;
  recordId: string;
  title: string;
  searchText: string;
  version: Generated<number>;
  /** 0: as shipped, as in the other versions; null: readers have none. */
  publishedVersion: number | null;
  withdrawnVersion: number | null;
  scheduledVersion: number | null;
  publishAt: Time | null;
  /** JSON: ContentDocument, as shipped now; null for what was written here. */
  shippedDocument: string | null;
  isOurs: Generated<Flag>;
  isShippedNewer: Generated<Flag>;
  isDiscarded: Generated<Flag>;
  checkedOn: string | null;
  updatedAt: Time;
  updatedBy: string | null;
  checkId: string | null;
}

export interface ContentVersionTable {
  kind: ContentKind;
  key: string;
  number: number;
  document: string;
  authorId: string | null;
  createdAt: Time;
}

export interface ContentCheckTable {
  id: string;
  kind: ContentKind;
  key: string;
  act: "publish" | "withdraw";
  /** The version to publish; of a withdrawal, the newest when it was asked for. */
  number: number;
  source: string;
  publishAt: Time | null;
  askedBy: string | null;
  askedAt: Time;
  verdict: "approved" | "sentBack" | null;
  /** What readers had when it was decided; null: nothing. */
  against: number | null;
  decidedBy: string | null;
  decidedAt: Time | null;
  reason: string | null;
}

export interface ClinicianReviewTable {
  kind: ContentKind;
  key: string;
  recordId: string;
  version: number;
  textHash: string;
  name: string;
  qualification: string;
  registration: string | null;
  reviewedOn: string;
  enteredBy: string | null;
  enteredAt: Time;
}
