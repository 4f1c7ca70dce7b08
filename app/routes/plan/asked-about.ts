import type { PlanItem } from "../../api/types.ts";

/** Of the pregnancy that she follows, about which she may say more until the birth. */
export function isAskedAbout({ isOfCurrent, kind }: PlanItem): boolean {
  return isOfCurrent && kind === "dueDate";
}
