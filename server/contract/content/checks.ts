export const REASON_OF_OTHER_NUMBERS_MISSING =
  "Its numbers or its signs are not those of the English. Change them, or say why they differ.";
export const SOURCE_MISSING =
  "This changes a dose or a 'not', or lowers an urgency. Name the source that says so, or add a source that you have read.";
export const WITHDRAWAL_REASON_MISSING = "Say why readers should not have it, and who says so.";
export const SOURCE_MAX = 500;

export const VERDICTS = ["approve", "sendBack"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASON_MISSING = "Say what has to change, so that the author can correct it.";
export const REASON_MAX = 500;
