/** The most characters of an answer to a member; the API holds them. */
export const ANSWER_MAX = 5_000;
/** The most characters of a reason or a proof that stays in the log. */
export const WHY_MAX = 500;
/** The most days for which a member is suspended. */
export const DAYS_MAX = 365;

/** What a picture shows, in words. */
export const ALT_MAX = 200;
