import type { ContentKind } from "../../db/schema/content.ts";

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
] as const satisfies ContentKind[];

export const SHOWS = ["all", "drafts", "scheduled", "due", "newer", "discarded"] as const;
export type Show = (typeof SHOWS)[number];
