/** The most characters of a text in Markdown; the API holds them. */
export const BODY_MAX = 20_000;
