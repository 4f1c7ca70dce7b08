export const SEARCH_MAX = 200;
