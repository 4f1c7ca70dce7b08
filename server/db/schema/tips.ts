export interface TipTables {
  tip: TipTable;
  tipFit: TipFitTable;
}

export interface TipTable {
  id: string;
  /** What processes before 0034 choose by, beside which a new one may run for a moment. */
  audience: "pregnancy" | "baby" | "everyone";
  body: string;
  /** JSON: Source. */
  source: string;
}

/** Whom a tip fits: one row for each phase, and one when it may be read by anybody. */
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
