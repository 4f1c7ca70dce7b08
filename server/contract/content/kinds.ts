export const CONTENT_KINDS = [
  "article",
  "category",
  "week",
  "afterBirthWeek",
  "symptom",
  "guideline",
  "event",
  "tip",
  "page",
  "city",
  "helpline",
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
