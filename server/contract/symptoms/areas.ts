/** What of the body a danger sign is about, in the order of the lists. `unborn` is the baby in the womb; the last four are those of a born one. */
export const AREAS = [
  "bleeding",
  "unborn",
  "head",
  "body",
  "mind",
  "breathing",
  "feeding",
  "skin",
  "accident",
] as const;
export type Area = (typeof AREAS)[number];
