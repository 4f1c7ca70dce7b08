/** The most characters of a review; the API holds them. */
export const REVIEW_MAX = 500;
