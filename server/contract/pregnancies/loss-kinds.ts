/** Older apps send `miscarriage`, without saying when it happened. */
export const LOSS_KINDS = [
  "miscarriage",
  "earlyMiscarriage",
  "lateMiscarriage",
  "ectopic",
  "ended",
  "stillbirth",
  "infantDeath",
  "notSaid",
  "mistake",
] as const;
