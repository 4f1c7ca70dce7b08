export const MESSAGE_MAX = 2_000;
