import type { Time } from "./columns.ts";

export interface SettingTable {
  key: string;
  value: string | null;
  version: number;
  updatedAt: Time;
}

export interface SettingTables {
  setting: SettingTable;
}
