import type { Context } from "../context.ts";
import type { Translating } from "../translations/translations.ts";
import { planRulesOf } from "./stored-rules.ts";

export interface GeneralPlan {
  visits: GeneralItem[];
  ownChecks: GeneralItem[];
  vaccines: GeneralItem[];
  isUnreviewed: boolean;
}

export interface GeneralItem {
  key: string;
  name: string;
  about: string;
}

/** What is planned for everybody, before any date is known. */
export async function generalPlan(context: Translating & Pick<Context, "once">): Promise<GeneralPlan> {
  const { ofPregnancy, ofChild } = await planRulesOf(context);
  const { antenatal, postnatal } = ofPregnancy.visits;
  const vaccines = ofChild.filter(({ kind }) => kind === "vaccines");
  return {
    visits: antenatal.map(itemOf),
    ownChecks: postnatal.map(({ aboutMother, about, ...check }) => itemOf({ ...check, about: aboutMother ?? about })),
    vaccines: vaccines.map(itemOf),
    isUnreviewed: [...antenatal, ...postnatal, ...vaccines].some((rule) => rule.isUnreviewed),
  };
}

function itemOf({ key, name, about }: GeneralItem): GeneralItem {
  return { key, name, about };
}
