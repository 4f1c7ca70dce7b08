import type { Time } from "./columns.ts";

export interface FileTables {
  fileRemoval: FileRemovalTable;
  storedFile: StoredFileTable;
}

/** A file that is to be removed. */
export interface FileRemovalTable {
  /** Under /uploads, of the one of its sizes and formats that a member's row named; or under /exports. */
  path: string;
  createdAt: Time;
}

/** A file as it was stored, down to its bytes. */
export interface StoredFileTable {
  /** Within its folder. */
  name: string;
  /** What the row that owns it names: for a picture, the one of its sizes and formats. */
  path: string;
  bytes: number;
  /** In hexadecimal digits; null for a file of before that was found damaged. */
  sha256: string | null;
  createdAt: Time;
}
