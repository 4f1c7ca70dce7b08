import type { Generated } from "kysely";
import type { Time } from "./columns.ts";

export interface ExportTables {
  dataExport: DataExportTable;
}

export type ExportState = "waiting" | "working" | "done" | "failed";

export interface DataExportTable {
  id: string;
  memberId: string;
  state: ExportState;
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
