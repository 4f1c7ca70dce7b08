/** Posts on a page of the forum. */
export const POSTS_PER_PAGE = "10";
