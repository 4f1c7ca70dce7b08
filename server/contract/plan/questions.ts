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

export function ofEachQuestion<Value>(valueOf: (question: PlanQuestion) => Value): Record<PlanQuestion, Value> {
  return {
    bloodPressure: valueOf("bloodPressure"),
    diabetes: valueOf("diabetes"),
    anaemia: valueOf("anaemia"),
    thyroid: valueOf("thyroid"),
    rhNegative: valueOf("rhNegative"),
    caesarean: valueOf("caesarean"),
    earlierLoss: valueOf("earlierLoss"),
  };
}
