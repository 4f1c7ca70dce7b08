import type { PlanItem } from "../../api/types.ts";

/** Of the pregnancy that she follows, about which she may say more; a child's plan is the same for all. */
export function isAskedAbout({ isOfCurrent, childId }: PlanItem): boolean {
  return isOfCurrent && childId === null;
}
