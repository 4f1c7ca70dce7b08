import { say } from "../../contract/sentences/say.ts";
import type { PlanItem } from "./items.ts";
import { sources } from "./sources.ts";

export interface ChildRule extends Pick<PlanItem, "key" | "kind" | "source"> {
  /** In completed months of age; it is for those up to `to`, not with it. */
  from: number;
  to: number;
  /** By the age from the due date, for a child born early. */
  isCorrected?: boolean;
  /** The dose before it, and the fewest months between the two. */
  after?: { key: string; months: number };
  name: string;
  about: string;
  why: string;
  bring: string | null;
}

/** At 6 to 11 months once, and to 59 months every four to six, so twice a year. */
const VITAMIN_A_MONTHS = [6, 12, 18, 24, 30, 36, 42, 48, 54];
const MONTHS_BETWEEN_VITAMIN_A = 4;

/** From 12 months once a year, where worms are common; twice where most children have them. */
const DEWORMING_MONTHS = [12, 24, 36, 48];

/** After these the next check age is near, and what is missed is asked then. */
const MILESTONES = [
  { from: 2, to: 4, about: say.planMilestones2, source: sources.milestonesToMonth6 },
  { from: 4, to: 6, about: say.planMilestones4, source: sources.milestonesToMonth6 },
  { from: 6, to: 9, about: say.planMilestones6, source: sources.milestonesToMonth6 },
  { from: 9, to: 12, about: say.planMilestones9, source: sources.milestonesOfMonths9And12 },
  { from: 12, to: 18, about: say.planMilestones12, source: sources.milestonesOfMonths9And12 },
  { from: 18, to: 24, about: say.planMilestones18, source: sources.milestonesOfMonth18 },
  { from: 24, to: 30, about: say.planMilestones24, source: sources.milestonesFromMonth24 },
  { from: 30, to: 36, about: say.planMilestones30, source: sources.milestonesFromMonth24 },
  { from: 36, to: 48, about: say.planMilestones36, source: sources.milestonesFromMonth24 },
  { from: 48, to: 60, about: say.planMilestones48, source: sources.milestonesOfMonth48 },
] as const;

/** Growth and milestones go by corrected age up to three years, as in `babyAge`. */
const CORRECTED_UNTIL_MONTHS = 36;

const LAST_WEIGHING_MONTH = 59;

/** Weighing is every month, so only this month's and the next are listed. @param months completed since the birth */
export function childRules(months: number): ChildRule[] {
  return [...vitaminA(), ...deworming(), ...milestones(), ...weighing(months)];
}

function vitaminA(): ChildRule[] {
  return VITAMIN_A_MONTHS.map((from, index) => {
    const before = VITAMIN_A_MONTHS[index - 1];
    return {
      key: `vitamin-a-${from}`,
      kind: "vitaminA",
      from,
      to: from + 6,
      ...(before ? { after: { key: `vitamin-a-${before}`, months: MONTHS_BETWEEN_VITAMIN_A } } : {}),
      name: say.planVitaminA({ age: ageInWords(from) }),
      about: say.planVitaminAAbout(),
      why: say.planVitaminAWhy(),
      bring: say.planBringVaccinationCard(),
      source: sources.vitaminA,
    };
  });
}

function deworming(): ChildRule[] {
  return DEWORMING_MONTHS.map((from) => ({
    key: `deworming-${from}`,
    kind: "deworming",
    from,
    to: from + 12,
    name: say.planDeworming({ age: ageInWords(from) }),
    about: say.planDewormingAbout(),
    why: say.planDewormingWhy(),
    bring: say.planBringVaccinationCard(),
    source: sources.deworming,
  }));
}

function milestones(): ChildRule[] {
  return MILESTONES.map(({ from, to, about, source }) => ({
    key: `milestones-${from}`,
    kind: "milestones",
    from,
    to,
    isCorrected: from <= CORRECTED_UNTIL_MONTHS,
    name: say.planMilestones({ age: ageInWords(from) }),
    about: about(),
    why: say.planMilestonesWhy(),
    bring: null,
    source,
  }));
}

function weighing(months: number): ChildRule[] {
  return [months, months + 1]
    .filter((month) => month >= 1 && month <= LAST_WEIGHING_MONTH)
    .map((month) => ({
      key: `weighing-${month}`,
      kind: "weighing",
      from: month,
      to: month + 1,
      name: say.planWeighing({ age: ageInWords(month) }),
      about: say.planWeighingAbout(),
      why: say.planWeighingWhy(),
      bring: say.planWeighingBring(),
      source: sources.weighing,
    }));
}

function ageInWords(months: number): string {
  return months % 12 === 0 ? say.planAgeYears({ count: months / 12 }) : say.planAgeMonths({ count: months });
}
