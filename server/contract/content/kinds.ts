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

/** They advise readers about health, so they may hold doses and urgencies, and a clinician may review them. */
const ADVICE: ReadonlySet<ContentKind> = new Set([
  "article",
  "week",
  "afterBirthWeek",
  "symptom",
  "guideline",
  "tip",
] satisfies ContentKind[]);

export const isAdvice = (kind: ContentKind) => ADVICE.has(kind);
