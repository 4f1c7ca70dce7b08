export interface TipTables {
  tip: TipTable;
  tipFit: TipFitTable;
}

export interface TipTable {
  id: string;
  /** Read by processes of before migration 0034, which may run beside a new one for a moment. */
  audience: "pregnancy" | "baby" | "everyone";
  body: string;
  source: string;
}

export interface TipFitTable {
  tipId: string;
  fit:
    | "everyone"
    | "firstTrimester"
    | "secondTrimester"
    | "thirdTrimester"
    | "newborn"
    | "youngBaby"
    | "olderBaby"
    | "toddler"
    | "afterLoss";
}
