export const ALT_MAX = 200;
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const IMAGE_TOO_LARGE = "Image size should be less than 5MB";
export const NOT_A_PICTURE = "Please select an image file";
