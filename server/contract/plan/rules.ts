export const AGE_UNITS = ["days", "weeks", "months"] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];
