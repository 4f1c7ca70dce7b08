/** Whom a symptom is about; `baby` is a child of any age. */
export const SYMPTOM_READERS = ["pregnant", "afterBirth", "baby"] as const;
