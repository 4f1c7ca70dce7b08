/** The most characters of a reason or a proof that stays in the log; the API holds them. */
export const WHY_MAX = 500;
/** The most days for which a member is suspended. */
export const DAYS_MAX = 365;
/** The fewest characters of what proved a member to be herself. */
export const PROOF_MIN = 10;
