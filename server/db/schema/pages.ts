import type { Time } from "./columns.ts";

export interface PageTables {
  contentPage: ContentPageTable;
  shippedContent: ShippedContentTable;
}

export interface ContentPageTable {
  key: string;
  title: string;
  body: string;
  updatedOn: string;
}

export interface ShippedContentTable {
  name: string;
  fingerprint: string;
  loadedAt: Time;
}
