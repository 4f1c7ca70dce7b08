export const TEXT_KINDS = ["post", "comment"] as const;
export const SUBJECT_KINDS = [...TEXT_KINDS, "review", "member"] as const;
export const CASE_KINDS = [...SUBJECT_KINDS, "answer"] as const;

export const TEXT_STATES = ["shown", "waiting", "reported", "hidden"] as const;

export const WORDS_REASONS = ["inDanger", "unkind", "unsafeAdvice", "spam", "privateData", "other"] as const;
/** The last is for posts with a picture alone. */
export const REPORT_REASONS = [...WORDS_REASONS, "unsuitablePicture"] as const;

export const ADVERSE_OUTCOMES = ["hide", "remove", "warn", "suspend"] as const;
export const OUTCOMES = ["hide", "restore", "dismiss", "remove", "removePicture", "warn", "suspend"] as const;
export const ANSWER_OUTCOMES = ["uphold", "undo"] as const;
export const DECIDED_OUTCOMES = [...OUTCOMES, ...ANSWER_OUTCOMES] as const;
export type DecidedOutcome = (typeof DECIDED_OUTCOMES)[number];
