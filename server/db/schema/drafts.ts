import type { Time } from "./columns.ts";

export interface DraftTables {
  draft: DraftTable;
}

export interface DraftTable {
  id: string;
  memberId: string | null;
  /** Hash of the member, device or address that stored it. */
  holder: string;
  size: number;
  createdAt: Time;
  expiresAt: Time;
  /** The key is in the browser's cookie alone. */
  sealed: string;
}
