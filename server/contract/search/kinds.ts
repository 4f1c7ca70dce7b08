/** In the order in which groups that fit equally well are shown. */
export const SEARCH_KINDS = ["dangerSign", "symptom", "article", "guideline", "week", "event", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_MIN = 2;
export const SHOWN_OF_EACH = 5;
