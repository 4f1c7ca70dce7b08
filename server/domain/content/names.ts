export const SHOWS = [
  "all",
  "check",
  "drafts",
  "scheduled",
  "due",
  "newer",
  "behind",
  "untranslated",
  "discarded",
] as const;
export type Show = (typeof SHOWS)[number];

export const SORTS = ["title", "newest", "longestUnchecked"] as const;
export type Sort = (typeof SORTS)[number];
