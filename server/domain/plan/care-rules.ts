import { questionsOf, type AFTER_BIRTH_KEYS } from "../../contract/plan/keys.ts";
import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";
import type { PlanRuleTable } from "../../db/schema/library.ts";
import type { InLanguage } from "../translations/translations.ts";
import { sourceIn } from "./child-rules.ts";
import type { PlanItem } from "./items.ts";
import { ANTENATAL_VISITS, PAST_DUE_CHECK, POSTNATAL_VISITS } from "./rules.ts";

/** What no editor changes: for whom a rule is, and what it brings about. */
interface Condition extends Pick<PlanItem, "kind"> {
  /** It stands in place of another where there are several babies, but for who has a reason of her own for that one. */
  ofSeveral?: { insteadOf: string; because: () => string };
  /** It goes by the day on which another was done. */
  after?: { key: string; days: number };
}

/** In completed weeks of a pregnancy; in days of what follows a birth. Both ends count. */
export interface CareRule
  extends
    Condition,
    Pick<PlanRuleTable, "key" | "name" | "about" | "aboutOfSeveral" | "aboutMother">,
    Pick<PlanRuleTable, "why" | "whyOfSeveral" | "bring" | "usefulTo">,
    Pick<PlanItem, "source">,
    Pick<InLanguage, "isUnreviewed"> {
  from: number;
  to: number;
  /** It is for those who said yes to one of these; for all when undefined. */
  of: readonly PlanQuestion[] | undefined;
}

export interface VisitRules {
  antenatal: CareRule[];
  pastDue: CareRule[];
  /** Of mother and child; of the mother alone after a loss. */
  postnatal: CareRule[];
}

export interface CareRules {
  visits: VisitRules;
  pregnancy: CareRule[];
  afterBirth: CareRule[];
}

const IN_PREGNANCY: Record<string, Condition> = {
  "blood-tests": { kind: "tests" },
  iron: { kind: "tablets" },
  scan: { kind: "tests" },
  tetanus: { kind: "ownVaccine" },
  "tetanus-2": { kind: "ownVaccine", after: { key: "tetanus", days: 28 } },
  calcium: { kind: "tablets" },
  "sugar-test": { kind: "tests" },
  preparing: { kind: "preparing" },
  "preparing-of-several": {
    kind: "preparing",
    ofSeveral: { insteadOf: "preparing", because: say.planEarlierForSeveral },
  },
  "early-scan": { kind: "tests" },
  "thyroid-test": { kind: "tests" },
  "early-sugar-test": { kind: "tests" },
  aspirin: { kind: "tablets" },
  // By NICE several babies are a reason only beside another one, which nobody has asked her for.
  "aspirin-of-several": { kind: "tablets", ofSeveral: { insteadOf: "aspirin", because: say.planBecauseSeveral } },
  "anaemia-again": { kind: "tests" },
  "anti-d": { kind: "tablets" },
  "place-of-birth": { kind: "preparing" },
};

const AFTER_BIRTH: Record<(typeof AFTER_BIRTH_KEYS)[number], Condition> = {
  "anti-d-after-birth": { kind: "tablets" },
  "family-planning": { kind: "talk" },
};

export const isPostnatalVisit = (key: string): boolean => Object.hasOwn(POSTNATAL_VISITS, key);

export function wordsFor(numberOfBabies: number, rule: CareRule): Pick<CareRule, "about" | "why"> {
  const { about, aboutOfSeveral, why, whyOfSeveral } = rule;
  return numberOfBabies > 1 ? { about: aboutOfSeveral || about, why: whyOfSeveral || why } : { about, why };
}

export function careRulesFrom(rows: readonly (Omit<PlanRuleTable, "id"> & InLanguage)[]): CareRules {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const rulesOf = (conditions: Record<string, Condition>) =>
    Object.entries(conditions).flatMap(([key, condition]): CareRule[] => {
      const row = byKey.get(key);
      if (!row) return [];
      const { fromAge: from, toAge: to, source, name, about, aboutOfSeveral, aboutMother } = row;
      const { why, whyOfSeveral, bring, usefulTo, isUnreviewed } = row;
      const words = { name, about, aboutOfSeveral, aboutMother, why, whyOfSeveral, bring, isUnreviewed };
      return [{ key, ...words, ...condition, of: questionsOf(key), from, to, usefulTo, source: sourceIn(source) }];
    });
  const visitsAt = (times: object, kind: PlanItem["kind"]) =>
    rulesOf(Object.fromEntries(Object.keys(times).map((key) => [key, { kind }])));
  return {
    visits: {
      antenatal: visitsAt(ANTENATAL_VISITS, "antenatalContact"),
      pastDue: visitsAt(PAST_DUE_CHECK, "antenatalContact"),
      postnatal: visitsAt(POSTNATAL_VISITS, "postnatalContact"),
    },
    pregnancy: rulesOf(IN_PREGNANCY),
    afterBirth: rulesOf(AFTER_BIRTH),
  };
}
