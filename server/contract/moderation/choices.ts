/** Why a member reports something. */
export const REPORT_REASONS = ["unkind", "unsafeAdvice", "spam", "privateData", "other"] as const;

/** What a moderator may do about a text. */
export const OUTCOMES = ["hide", "restore", "dismiss", "remove", "warn", "suspend"] as const;
/** About an answer to a decision. */
export const ANSWER_OUTCOMES = ["uphold", "undo"] as const;
