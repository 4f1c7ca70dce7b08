import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";
import type { DaysRule, WeeksRule } from "./care-rules.ts";
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

/** From 12 weeks by NICE; begun before 16 weeks it lowers the risk most. */
export const ASPIRIN: WeeksRule = {
  key: "aspirin",
  kind: "tablets",
  of: ["bloodPressure", "diabetes"],
  from: 12,
  to: 15,
  usefulTo: 19,
  name: say.planAspirin,
  about: say.planAspirinAbout,
  why: say.planAspirinWhy,
  bring: say.planTabletsBring,
  source: sources.aspirin,
};

export const CARE_BY_ANSWERS: readonly WeeksRule[] = [
  {
    key: "early-scan",
    kind: "tests",
    of: ["earlierLoss"],
    from: 6,
    to: 8,
    usefulTo: 12,
    name: say.planEarlyScan,
    about: say.planEarlyScanAbout,
    why: say.planEarlyScanWhy,
    bring: say.planBringPapersOfThen,
    source: sources.earlyScan,
  },
  {
    key: "thyroid-test",
    kind: "tests",
    of: ["thyroid"],
    from: 0,
    to: 12,
    name: say.planThyroidTest,
    about: say.planThyroidTestAbout,
    why: say.planThyroidTestWhy,
    bring: say.planTabletsBring,
    source: sources.thyroid,
  },
  {
    key: "early-sugar-test",
    kind: "tests",
    of: ["diabetes"],
    from: 0,
    to: 12,
    usefulTo: 23,
    name: say.planEarlySugarTest,
    about: say.planEarlySugarTestAbout,
    why: say.planEarlySugarTestWhy,
    bring: say.planTabletsBring,
    source: sources.sugar,
  },
  ASPIRIN,
  {
    key: "anaemia-again",
    kind: "tests",
    of: ["anaemia"],
    from: 26,
    to: 29,
    name: say.planAnaemiaAgain,
    about: say.planAnaemiaAgainAbout,
    why: say.planAnaemiaAgainWhy,
    bring: say.planTabletsBring,
    source: sources.anaemia,
  },
  {
    key: "anti-d",
    kind: "tablets",
    of: ["rhNegative"],
    from: 24,
    to: 29,
    name: say.planAntiD,
    about: say.planAntiDAbout,
    why: say.planAntiDWhy,
    bring: say.planAntiDBring,
    source: sources.antiD,
  },
  {
    key: "place-of-birth",
    kind: "preparing",
    of: ["caesarean"],
    from: 28,
    to: 35,
    name: say.planPlaceOfBirth,
    about: say.planPlaceOfBirthAbout,
    why: say.planPlaceOfBirthWhy,
    bring: say.planBringPapersOfThen,
    source: sources.caesarean,
  },
];

/** By NICE twins are a reason only beside another one, which nobody has asked her for. */
export const ASPIRIN_OF_TWINS: WeeksRule = {
  ...ASPIRIN,
  of: [],
  about: say.planAspirinOfTwinsAbout,
  source: sources.aspirinOfTwins,
};

/** Within 72 hours of the birth; when they have passed, asking still helps. */
export const ANTI_D_AFTER_BIRTH: DaysRule = {
  key: "anti-d-after-birth",
  kind: "tablets",
  of: ["rhNegative"],
  from: 0,
  to: 3,
  usefulTo: 14,
  name: say.planAntiDAfterBirth,
  about: say.planAntiDAfterBirthAbout,
  why: say.planAntiDWhy,
  bring: say.planAntiDBring,
  source: sources.antiD,
};
