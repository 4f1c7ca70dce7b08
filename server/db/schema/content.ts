import type { Generated } from "kysely";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import type { Flag, Time } from "./columns.ts";

export interface ContentTables {
  contentItem: ContentItemTable;
  contentVersion: ContentVersionTable;
  contentCheck: ContentCheckTable;
  clinicianReview: ClinicianReviewTable;
  handoutReview: HandoutReviewTable;
  translation: TranslationTable;
}

export interface ContentItemTable {
  kind: ContentKind;
  key: string;
  language: Generated<LanguageCode>;
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
  /** Of the English words: those that readers have; of a translation those that its newest version was made from. */
  englishHash: string | null;
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
  language: Generated<LanguageCode>;
  number: number;
  /** JSON: ContentDocument; of a translation with its words alone. */
  document: string;
  /** Of a translation: of the English words that it was made from. */
  englishHash: string | null;
  /** JSON: ContentDocument, these words; null for versions from before they were kept. */
  english: string | null;
  authorId: string | null;
  createdAt: Time;
}

export interface ContentCheckTable {
  id: string;
  kind: ContentKind;
  key: string;
  language: Generated<LanguageCode>;
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

interface ReviewColumns {
  textHash: string;
  name: string;
  qualification: string;
  registration: string | null;
  reviewedOn: string;
  enteredBy: string | null;
  enteredAt: Time;
}

export interface ClinicianReviewTable extends ReviewColumns {
  kind: ContentKind;
  key: string;
  language: Generated<LanguageCode>;
  recordId: string;
  version: number;
}

export interface HandoutReviewTable extends ReviewColumns {
  handout: string;
  language: LanguageCode;
}

export interface TranslationTable {
  language: LanguageCode;
  recordId: string;
  kind: ContentKind;
  /** JSON: words by the column of the record. */
  fields: string;
  /** Sanitised; null where the record has no text. */
  html: string | null;
  searchText: string;
  englishHash: string;
  /** JSON: keys of the rows of the table of signs whose words in its language it says; null: none. */
  signs: string | null;
}
