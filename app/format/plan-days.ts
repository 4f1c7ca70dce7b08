import type { PlanItem } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { shortDate, shortSpan } from "./dates.ts";
import { isFirstVisit } from "./plan-order.ts";

export function usualDays(item: PlanItem, today: string) {
  return isFirstVisit(item) ? m.upTo({ date: shortDate(item.until, today) }) : shortSpan(item.from, item.until, today);
}

/** By the last day, as 'due now, until': of a first visit the first day may be before anybody knew of the pregnancy. */
export function wasDue({ until }: PlanItem, today: string): string {
  return m.planWasDueBy({ date: shortDate(until, today) });
}
