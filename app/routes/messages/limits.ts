/** Characters of a message. */
export const MESSAGE_MAX = 2_000;
