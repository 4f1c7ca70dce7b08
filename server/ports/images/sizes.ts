/** Sides of a member's picture in pixels; the largest is what its address names. */
export const LARGEST = 384;
export const SIZES = [96, LARGEST] as const;

/** The most pixels of a picture in a text. */
export const WIDEST = 1_280;
export const TALLEST = 2_560;
