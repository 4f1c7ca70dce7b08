import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";
import { sources } from "./sources.ts";

export const BECAUSE: Record<PlanQuestion, () => string> = {
  bloodPressure: say.planBecauseBloodPressure,
  diabetes: say.planBecauseDiabetes,
  anaemia: say.planBecauseAnaemia,
  thyroid: say.planBecauseThyroid,
  rhNegative: say.planBecauseRhNegative,
  caesarean: say.planBecauseCaesarean,
  earlierLoss: say.planBecauseEarlierLoss,
};

/** In place of what the rule of aspirin says. By NICE twins are a reason only beside another one, which nobody has asked her for. */
export const ASPIRIN_OF_TWINS = { about: say.planAspirinOfTwinsAbout, source: sources.aspirinOfTwins } as const;

/** It goes by the day of the first dose. The source of both is that of the rule `tetanus`. */
export const SECOND_TETANUS = {
  key: "tetanus-2",
  daysAfterFirst: 28,
  daysBeforeBirth: 14,
  name: say.planTetanus2,
  about: say.planTetanus2About,
} as const;
