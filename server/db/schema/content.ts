import type { Generated } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Flag, Time } from "./columns.ts";

export interface ContentTables {
  contentItem: ContentItemTable;
  contentVersion: ContentVersionTable;
}

export interface ContentItemTable {
  kind: ContentKind;
  /** The name of its file without ending; of a list's entry its key. */
  key: string;
  /** Of the row from which pages read it; a page's key. */
  recordId: string;
  /** Of the newest version. */
  title: string;
  /** Words of title and key, as `searchTextOf` gives them. */
  searchText: string;
  /** Of the newest version; 0: as shipped. */
  version: Generated<number>;
  /** Which version readers have; 0: as shipped, null: none. */
  publishedVersion: number | null;
  /** The version that is to be published at `publishAt`. */
  scheduledVersion: number | null;
  publishAt: Time | null;
  /** JSON: ContentDocument, as this version of Umeed brings it; null for what was written here. */
  shippedDocument: string | null;
  /** An editor has changed it, so that nothing shipped overwrites it. */
  isOurs: Generated<Flag>;
  /** What is shipped has changed since an editor last looked at it. */
  isShippedNewer: Generated<Flag>;
  /** Thrown away before readers had it. */
  isDiscarded: Generated<Flag>;
  /** When a source of what readers have was last read, as YYYY-MM-DD; null: not known, or it needs none. */
  checkedOn: string | null;
  updatedAt: Time;
  /** Null: it came with Umeed, by a command, or from one who is gone. */
  updatedBy: string | null;
}

export interface ContentVersionTable {
  kind: ContentKind;
  key: string;
  /** From 1. */
  number: number;
  /** JSON: ContentDocument. */
  document: string;
  /** As `updatedBy` of the item. */
  authorId: string | null;
  createdAt: Time;
}
