/** Asked once of each pregnancy; each may be left out. */
export const PLAN_QUESTIONS = [
  "bloodPressure",
  "diabetes",
  "anaemia",
  "thyroid",
  "rhNegative",
  "caesarean",
  "earlierLoss",
] as const;
export type PlanQuestion = (typeof PLAN_QUESTIONS)[number];
