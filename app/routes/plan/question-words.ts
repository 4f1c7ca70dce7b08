import type { PlanQuestion } from "../../../server/contract/plan/questions.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const words: Record<PlanQuestion, () => string> = {
  bloodPressure: say.planQuestionBloodPressure,
  diabetes: say.planQuestionDiabetes,
  anaemia: say.planQuestionAnaemia,
  thyroid: say.planQuestionThyroid,
  rhNegative: say.planQuestionRhNegative,
  caesarean: say.planQuestionCaesarean,
  earlierLoss: say.planQuestionEarlierLoss,
};

export const questionInWords = (question: PlanQuestion): string => words[question]();
