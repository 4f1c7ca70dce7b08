/** The most characters of an answer to a member; the API holds them. */
export const ANSWER_MAX = 5_000;
