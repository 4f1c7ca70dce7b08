import type { Generated } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Flag, Time } from "./columns.ts";

export interface ContentTables {
  contentItem: ContentItemTable;
  contentVersion: ContentVersionTable;
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
}

export interface ContentVersionTable {
  kind: ContentKind;
  key: string;
  number: number;
  document: string;
  authorId: string | null;
  createdAt: Time;
}
