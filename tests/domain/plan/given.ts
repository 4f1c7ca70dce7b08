import { childrenFrom } from "../../../server/domain/children/children.ts";
import type { PlanMarks } from "../../../server/domain/plan/marks.ts";
import { planFrom } from "../../../server/domain/plan/plan.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

export const ID = "0".repeat(24);
export const pregnancy = pregnancyOf({ id: ID });
/** Due on 8 July 2026: week 20 is 18 to 24 February, week 26 is 1 to 7 April, week 30 is 29 April to 5 May. */
export const expecting: Pregnancy = { ...pregnancy, lastMenstrualPeriod: date("2025-10-01") };
export const born: Pregnancy = { ...pregnancy, birthDate: date("2026-10-30"), babyName: "Zoya" };

export interface Said {
  done?: Record<string, string>;
  moved?: Record<string, string>;
  notForMe?: string[];
}

export const marksOf = ({ done, moved, notForMe }: Said): PlanMarks => ({
  done: dated(done),
  moved: dated(moved),
  notForMe: new Set(notForMe),
});

export const planOn = (day: string, said: Said = {}, which: Pregnancy | Pregnancy[] = expecting) => {
  const pregnancies = [which].flat();
  const known = { pregnancies, children: childrenFrom(pregnancies, []), rules: shippedPlanRules() };
  return planFrom(known, new Map([[ID, marksOf(said)]]), date(day));
};

function dated(days: Record<string, string> = {}) {
  return new Map(Object.entries(days).map(([key, day]) => [key, date(day)]));
}
