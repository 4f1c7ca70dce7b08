import type { Time } from "./columns.ts";

export interface FileTables {
  fileRemoval: FileRemovalTable;
  storedFile: StoredFileTable;
}

export interface FileRemovalTable {
  path: string;
  createdAt: Time;
}

export interface StoredFileTable {
  name: string;
  path: string;
  bytes: number;
  /** Hexadecimal; null for a file that was found damaged. */
  sha256: string | null;
  createdAt: Time;
}
