import type { Generated } from "kysely";
import type { LanguageCode } from "../../contract/languages.ts";
import type { Time } from "./columns.ts";

export interface ExportTables {
  dataExport: DataExportTable;
}

export type ExportState = "waiting" | "working" | "done" | "failed";

export interface DataExportTable {
  id: string;
  memberId: string;
  state: ExportState;
  /** In which the member asked; null: somebody else did. */
  language: LanguageCode | null;
  partsDone: Generated<number>;
  attempts: Generated<number>;
  /** A worker that no longer finds its own claim has lost the export. */
  claim: string | null;
  claimedUntil: Time | null;
  /** Stored before the first byte is written, so that no file is left over. */
  path: string | null;
  size: number | null;
  createdAt: Time;
  expiresAt: Time;
}
