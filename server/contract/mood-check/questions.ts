/** The nine questions of PHQ-9, in its order. The last asks about death and harm. */
export const MOOD_QUESTIONS = [
  "interest",
  "lowMood",
  "sleep",
  "energy",
  "appetite",
  "selfWorth",
  "concentration",
  "movement",
  "harm",
] as const;

export type MoodQuestion = (typeof MOOD_QUESTIONS)[number];

/** How often in two weeks: from not at all to nearly every day. */
export const MOOD_ANSWERS = [0, 1, 2, 3] as const;

export const MOOD_SCORE_MAX = 27;

export const MOOD_BANDS = ["minimal", "mild", "moderate", "moderatelySevere", "severe"] as const;

export const MOOD_OFFERS = ["week28", "week6", "month6", "afterLoss"] as const;
