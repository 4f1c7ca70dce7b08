import type { Time } from "./columns.ts";

export interface SettingTable {
  key: string;
  /** Null when the environment's holds again. */
  value: string | null;
  /** The number of the save that changed it last. */
  version: number;
  updatedAt: Time;
}

export interface SettingTables {
  setting: SettingTable;
}
