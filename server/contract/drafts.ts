export const DRAFT_KEPT_MS = 24 * 3_600_000;
export const DRAFT_BYTES_MAX = 1024 * 1024 + 1024;
