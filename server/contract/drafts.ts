export const DRAFT_KEPT_MS = 24 * 3_600_000;
/** The largest form of a member, sealed. */
export const DRAFT_BYTES_MAX = 1024 * 1024 + 1024;
