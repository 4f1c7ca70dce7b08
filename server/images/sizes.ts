/** Sides of a member's picture in pixels; the largest is what its address names. */
export const LARGEST = 384;
export const SIZES = [96, LARGEST] as const;
