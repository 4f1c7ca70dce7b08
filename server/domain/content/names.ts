/** Which items a list shows: all of a kind, or those of any kind that wait for an editor. */
export const SHOWS = ["all", "check", "drafts", "scheduled", "due", "newer", "discarded"] as const;
export type Show = (typeof SHOWS)[number];

export const SORTS = ["title", "newest", "longestUnchecked"] as const;
export type Sort = (typeof SORTS)[number];
