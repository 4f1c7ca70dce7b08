import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";

export const BECAUSE: Record<PlanQuestion, () => string> = {
  bloodPressure: say.planBecauseBloodPressure,
  diabetes: say.planBecauseDiabetes,
  anaemia: say.planBecauseAnaemia,
  thyroid: say.planBecauseThyroid,
  rhNegative: say.planBecauseRhNegative,
  caesarean: say.planBecauseCaesarean,
  earlierLoss: say.planBecauseEarlierLoss,
};
