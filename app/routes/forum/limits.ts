/** The most characters of what members write; the API holds them. */
export const TITLE_MAX = 120;
export const POST_MAX = 5_000;
export const COMMENT_MAX = 2_000;

/** Posts on a page of the forum. */
export const POSTS_PER_PAGE = "10";
