import type { ContentKind } from "../../db/schema/content.ts";

/** All kinds of content. */
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

/** Which items a list shows: all of a kind, or those of any kind that wait for an editor. */
export const SHOWS = ["all", "drafts", "scheduled", "due", "newer", "discarded"] as const;
export type Show = (typeof SHOWS)[number];
