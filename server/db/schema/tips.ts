export interface TipTables {
  tip: TipTable;
}

export interface TipTable {
  id: string;
  audience: "pregnancy" | "baby" | "everyone";
  body: string;
  /** JSON: Source. */
  source: string;
}
