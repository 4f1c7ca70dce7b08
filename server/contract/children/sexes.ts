export const SEXES = ["girl", "boy"] as const;
