/** How near to readers a version is, the nearest first. */
export const STANDINGS = ["published", "scheduled", "draft", "former"] as const;
