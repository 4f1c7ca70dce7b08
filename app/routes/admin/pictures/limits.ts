/** The most characters that say what a picture shows; the API holds them. */
export const ALT_MAX = 200;
