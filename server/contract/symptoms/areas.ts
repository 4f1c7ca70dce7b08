/** What of the body a danger sign is about, in the order of the lists. The last four are those of a baby. */
export const AREAS = ["bleeding", "head", "body", "mind", "breathing", "feeding", "skin", "accident"] as const;
export type Area = (typeof AREAS)[number];
