export const SUBJECT_MAX = 120;
export const QUERY_MAX = 5_000;
export const ANSWER_MAX = 5_000;
