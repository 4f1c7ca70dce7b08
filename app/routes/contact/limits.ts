/** Messages on a page of the list. */
export const MESSAGES_PER_PAGE = "10";
