/** Characters of what is searched for. */
export const SEARCH_MAX = 200;
