import type { Generated } from "kysely";
import type { Time } from "./columns.ts";

export interface ExportTables {
  dataExport: DataExportTable;
}

export type ExportState = "waiting" | "working" | "done" | "failed";

/** A file with all that is a member's, from when she asks for it until it is removed. */
export interface DataExportTable {
  id: string;
  memberId: string;
  state: ExportState;
  partsDone: Generated<number>;
  /** How many workers have begun it. */
  attempts: Generated<number>;
  /** Drawn by the worker that makes it; one that no longer finds its own has lost it. */
  claim: string | null;
  /** Past this its worker has died. */
  claimedUntil: Time | null;
  /** Under /exports, named before the first byte is written so that none is left over. */
  path: string | null;
  /** Bytes. */
  size: number | null;
  createdAt: Time;
  expiresAt: Time;
}
