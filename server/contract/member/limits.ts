/** A longer list of members is not counted to its end. */
export const COUNTED_AT_MOST = 1_000;
export const WHY_MAX = 500;
export const PROOF_MIN = 10;
