/** The most characters of an answer to a member; the API holds them. */
export const ANSWER_MAX = 5_000;

/** What a picture shows, in words. */
export const ALT_MAX = 200;
