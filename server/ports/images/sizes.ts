export const LARGEST = 384;
export const SIZES = [96, LARGEST] as const;

export const WIDEST = 1_280;
export const TALLEST = 2_560;
