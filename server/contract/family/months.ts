/** The times of which the family has a page, in their order; the keys stand in addresses. */
export const FAMILY_MONTHS = [
  { key: "month-1", weeks: [1, 4] },
  { key: "month-2", weeks: [5, 8] },
  { key: "month-3", weeks: [9, 13] },
  { key: "month-4", weeks: [14, 17] },
  { key: "month-5", weeks: [18, 22] },
  { key: "month-6", weeks: [23, 27] },
  { key: "month-7", weeks: [28, 31] },
  { key: "month-8", weeks: [32, 35] },
  { key: "month-9", weeks: [36, 42] },
  { key: "first-six-weeks", afterBirth: [1, 6] },
  { key: "baby-2-to-6-months", afterBirth: [7, 26] },
  { key: "baby-7-to-12-months", afterBirth: [27, 52] },
] as const satisfies ({ key: string } & (
  | { weeks: readonly [first: number, last: number] }
  | { afterBirth: readonly [first: number, last: number] }
))[];

export type FamilyMonthKey = (typeof FAMILY_MONTHS)[number]["key"];
