/** Questions of the danger check that a month names first, by key: what that time is most likely to bring. */
const EARLY = [
  "pregnant-heavy-bleeding",
  "pregnant-some-bleeding",
  "pregnant-belly-pain",
  "pregnant-fever-very-ill",
  "pregnant-fit",
];
const MIDDLE = [
  "pregnant-some-bleeding",
  "pregnant-waters",
  "pregnant-belly-pain",
  "pregnant-headache-sight",
  "pregnant-fever-very-ill",
];
const LATE = [
  "pregnant-waters",
  "pregnant-early-tightenings",
  "pregnant-moving-less",
  "pregnant-some-bleeding",
  "pregnant-headache-sight",
];
const NEAR_BIRTH = [
  "pregnant-heavy-bleeding",
  "pregnant-moving-less",
  "pregnant-waters",
  "pregnant-headache-sight",
  "pregnant-long-labour",
];
const MOTHER = ["after-heavy-bleeding", "after-fit", "after-fever", "after-headache-sight", "after-chest-or-breath"];
const NEWBORN = ["baby-not-feeding", "baby-breathing", "baby-young-hot-cold", "baby-limp", "baby-fit"];
const BABY = ["baby-not-feeding", "baby-breathing", "baby-limp", "baby-fit", "baby-choking"];

export const FAMILY_MONTHS = [
  { key: "month-1", stage: "pregnancy", first: 1, last: 4, signs: EARLY },
  { key: "month-2", stage: "pregnancy", first: 5, last: 8, signs: EARLY },
  { key: "month-3", stage: "pregnancy", first: 9, last: 13, signs: EARLY },
  { key: "month-4", stage: "pregnancy", first: 14, last: 17, signs: MIDDLE },
  { key: "month-5", stage: "pregnancy", first: 18, last: 22, signs: MIDDLE },
  { key: "month-6", stage: "pregnancy", first: 23, last: 27, signs: LATE },
  { key: "month-7", stage: "pregnancy", first: 28, last: 31, signs: LATE },
  { key: "month-8", stage: "pregnancy", first: 32, last: 35, signs: LATE },
  { key: "month-9", stage: "pregnancy", first: 36, last: 42, signs: NEAR_BIRTH },
  { key: "first-six-weeks", stage: "afterBirth", first: 1, last: 6, signs: [...MOTHER, ...NEWBORN] },
  { key: "baby-2-to-6-months", stage: "afterBirth", first: 7, last: 26, signs: [...BABY, ...MOTHER] },
  { key: "baby-7-to-12-months", stage: "afterBirth", first: 27, last: 52, signs: [...BABY, ...MOTHER] },
] as const satisfies { key: string; stage: "pregnancy" | "afterBirth"; first: number; last: number; signs: string[] }[];
