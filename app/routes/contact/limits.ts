/** The most characters of a message to those who run the site; the API holds them. */
export const SUBJECT_MAX = 120;
export const QUERY_MAX = 5_000;

/** Messages on a page of the list. */
export const MESSAGES_PER_PAGE = "10";
