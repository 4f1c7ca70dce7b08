export const REPORT_REASONS = ["unkind", "unsafeAdvice", "spam", "privateData", "other"] as const;

export const OUTCOMES = ["hide", "restore", "dismiss", "remove", "warn", "suspend"] as const;
/** For a member's answer to a decision. */
export const ANSWER_OUTCOMES = ["uphold", "undo"] as const;
