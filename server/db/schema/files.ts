import type { Time } from "./columns.ts";

export interface FileTables {
  fileRemoval: FileRemovalTable;
}

/** A file that is to be removed. */
export interface FileRemovalTable {
  /** Under /uploads, of the one of its sizes and formats that a member's row named; or under /exports. */
  path: string;
  createdAt: Time;
}
