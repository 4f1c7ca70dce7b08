export const READING_KINDS = [
  "bloodPressure",
  "weight",
  "haemoglobin",
  "urineProtein",
  "bloodSugar",
  "movements",
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

export const PROTEIN_LEVELS = ["none", "trace", "+", "++", "+++"] as const;
export type ProteinLevel = (typeof PROTEIN_LEVELS)[number];

export const SUGAR_TIMES = ["fasting", "afterMeal", "anotherTime"] as const;
export type SugarTime = (typeof SUGAR_TIMES)[number];

export const MOVEMENTS = ["usual", "less"] as const;
export type Movements = (typeof MOVEMENTS)[number];
