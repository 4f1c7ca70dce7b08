export const STAGES = ["none", "pregnant", "afterBirth", "afterLoss"] as const;

export const KNOWN_PHASES = [
  "firstTrimester",
  "secondTrimester",
  "thirdTrimester",
  "newborn",
  "youngBaby",
  "olderBaby",
  "toddler",
  "afterLoss",
] as const;

export const PHASES = ["none", ...KNOWN_PHASES] as const;
