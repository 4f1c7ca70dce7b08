import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";
import type { PlanItem } from "./items.ts";
import { LAST_CHECK_UNTIL_DAYS } from "./rules.ts";
import { sources } from "./sources.ts";

export interface CareRule extends Pick<PlanItem, "key" | "kind" | "source"> {
  /** It is for those who said yes to one of these; for all when left out. */
  of?: readonly PlanQuestion[];
  name: () => string;
  about: (values: { count: number }) => string;
  why: (values: { count: number }) => string;
  bring: (() => string) | null;
}

/** In completed weeks of the pregnancy. */
export interface WeeksRule extends CareRule {
  from: number;
  to: number;
  ofSeveral?: { from: number; to: number };
  /** The last in which it is worth making up; the last before the birth when left out. */
  usefulTo?: number;
}

export interface DaysRule extends CareRule {
  from: number;
  to: number;
  usefulTo: number;
}

export const ANTENATAL_CARE: readonly WeeksRule[] = [
  {
    key: "blood-tests",
    kind: "tests",
    from: 0,
    to: 12,
    name: say.planBloodTests,
    about: say.planBloodTestsAbout,
    why: say.planBloodTestsWhy,
    bring: say.planBloodTestsBring,
    source: sources.antenatal,
  },
  {
    key: "iron",
    kind: "tablets",
    from: 0,
    to: 12,
    name: say.planIron,
    about: say.planIronAbout,
    why: say.planIronWhy,
    bring: say.planTabletsBring,
    source: sources.antenatal,
  },
  {
    key: "scan",
    kind: "tests",
    from: 11,
    to: 23,
    name: say.planScan,
    about: say.planScanAbout,
    why: say.planScanWhy,
    bring: say.planScanBring,
    source: sources.antenatal,
  },
  {
    // The second dose is at least four weeks after the first, and two before the birth.
    key: "tetanus",
    kind: "ownVaccine",
    from: 12,
    to: 33,
    name: say.planTetanus,
    about: say.planTetanusAbout,
    why: say.planTetanusWhy,
    bring: say.planBringVaccinationCard,
    source: sources.tetanus,
  },
  {
    key: "calcium",
    kind: "tablets",
    from: 20,
    to: 23,
    name: say.planCalcium,
    about: say.planCalciumAbout,
    why: say.planCalciumWhy,
    bring: say.planTabletsBring,
    source: sources.calcium,
  },
  {
    key: "sugar-test",
    kind: "tests",
    from: 24,
    to: 27,
    name: say.planSugarTest,
    about: say.planSugarTestAbout,
    why: say.planSugarTestWhy,
    bring: say.planSugarTestBring,
    source: sources.sugar,
  },
  {
    key: "preparing",
    kind: "preparing",
    from: 32,
    to: 35,
    // Twins come earlier, and so does what is to be settled before.
    ofSeveral: { from: 28, to: 31 },
    name: say.planPreparing,
    about: say.planPreparingAbout,
    why: say.planPreparingWhy,
    bring: null,
    source: sources.preparing,
  },
];

export const SECOND_TETANUS = {
  key: "tetanus-2",
  kind: "ownVaccine",
  daysAfterFirst: 28,
  daysBeforeBirth: 14,
  name: say.planTetanus2,
  about: say.planTetanus2About,
  why: say.planTetanusWhy,
  bring: say.planBringVaccinationCard,
  source: sources.tetanus,
} as const;

export const FAMILY_PLANNING: DaysRule = {
  key: "family-planning",
  kind: "talk",
  from: 0,
  to: 41,
  usefulTo: LAST_CHECK_UNTIL_DAYS,
  name: say.planSpacing,
  about: say.planSpacingAbout,
  why: say.planSpacingWhy,
  bring: null,
  source: sources.spacing,
};
