export const NOTE_MAX = 500;
export const DECISION_REASON_MAX = 500;
export const DECISION_ANSWER_MAX = 2_000;
export const SUSPENDED_DAYS_MAX = 365;
