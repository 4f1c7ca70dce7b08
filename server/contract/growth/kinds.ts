export const GROWTH_KINDS = ["weight", "length", "head", "arm"] as const;
export type GrowthKind = (typeof GROWTH_KINDS)[number];

export const POSITIONS = ["lying", "standing"] as const;
export type Position = (typeof POSITIONS)[number];
