/** How a pregnancy or a baby was lost; `miscarriage` is what older apps say, without more. */
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
