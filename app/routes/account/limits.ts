/** The most characters of an answer to a moderator's decision; the API holds them. */
export const DECISION_ANSWER_MAX = 2_000;
/** The most characters of a review; the API holds them. */
export const REVIEW_MAX = 500;
