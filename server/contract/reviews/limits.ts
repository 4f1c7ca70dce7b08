export const REVIEW_MIN = 10;
export const REVIEW_MAX = 500;
