export const ALT_MAX = 200;
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
