import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export interface CityTables {
  city: CityTable;
}

export interface CityTable {
  id: string;
  name: string;
  position: number;
  isDeleted: Generated<Flag>;
  createdAt: Time;
}
