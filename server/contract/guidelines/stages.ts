/** In the order of the list. */
export const GUIDELINE_STAGES = ["pregnancy", "birth", "afterBirth", "baby"] as const;
export type GuidelineStage = (typeof GUIDELINE_STAGES)[number];
