import { say } from "../sentences/say.ts";
import type { PlanQuestion } from "./questions.ts";

export const planQuestionWords: Record<PlanQuestion, () => string> = {
  bloodPressure: say.planQuestionBloodPressure,
  diabetes: say.planQuestionDiabetes,
  anaemia: say.planQuestionAnaemia,
  thyroid: say.planQuestionThyroid,
  rhNegative: say.planQuestionRhNegative,
  caesarean: say.planQuestionCaesarean,
  earlierLoss: say.planQuestionEarlierLoss,
};
