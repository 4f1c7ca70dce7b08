export const FAMILY_MONTHS = [
  { key: "month-1", stage: "pregnancy", first: 1, last: 4 },
  { key: "month-2", stage: "pregnancy", first: 5, last: 8 },
  { key: "month-3", stage: "pregnancy", first: 9, last: 13 },
  { key: "month-4", stage: "pregnancy", first: 14, last: 17 },
  { key: "month-5", stage: "pregnancy", first: 18, last: 22 },
  { key: "month-6", stage: "pregnancy", first: 23, last: 27 },
  { key: "month-7", stage: "pregnancy", first: 28, last: 31 },
  { key: "month-8", stage: "pregnancy", first: 32, last: 35 },
  { key: "month-9", stage: "pregnancy", first: 36, last: 42 },
  { key: "first-six-weeks", stage: "afterBirth", first: 1, last: 6 },
  { key: "baby-2-to-6-months", stage: "afterBirth", first: 7, last: 26 },
  { key: "baby-7-to-12-months", stage: "afterBirth", first: 27, last: 52 },
] as const satisfies { key: string; stage: "pregnancy" | "afterBirth"; first: number; last: number }[];
