export const PAGES_MAX = 500;
export const TITLE_MAX = 120;
export const POST_MAX = 5_000;
export const TOPIC_MAX = 40;
export const COMMENT_MAX = 2_000;
