export const STAGES = ["none", "pregnant", "afterBirth", "afterLoss"] as const;

export const PHASES = [
  "none",
  "firstTrimester",
  "secondTrimester",
  "thirdTrimester",
  "newborn",
  "youngBaby",
  "olderBaby",
  "toddler",
  "afterLoss",
] as const;
