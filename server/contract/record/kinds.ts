export const READING_KINDS = [
  "bloodPressure",
  "weight",
  "haemoglobin",
  "urineProtein",
  "bloodSugar",
  "movements",
] as const;

/** The least first, as strips and cards have it. */
export const PROTEIN_LEVELS = ["none", "trace", "+", "++", "+++"] as const;

export const SUGAR_TIMES = ["fasting", "afterMeal"] as const;

export const MOVEMENTS = ["usual", "less"] as const;
