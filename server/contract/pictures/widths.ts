/** Of a picture for texts and covers, besides its whole width where that is larger: for a row, and for the head on a phone. */
export const NARROWER_WIDTHS = [320, 720] as const;
