/** Of its list; what is older is found by month or search. */
export const PAGES_MAX = 500;
/** Characters. */
export const TITLE_MAX = 120;
export const POST_MAX = 5_000;
export const COMMENT_MAX = 2_000;
