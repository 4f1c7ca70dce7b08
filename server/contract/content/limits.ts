/** Of Markdown; its HTML is at most 64 KB. */
export const BODY_MAX = 20_000;
