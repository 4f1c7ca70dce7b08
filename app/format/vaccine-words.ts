import { BIRTH_VACCINES_KEY } from "../../server/contract/plan/keys.ts";
import type { PlanItem } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { wasDue } from "./plan-days.ts";
import { isOver, isVaccine, missingVaccines } from "./plan-order.ts";
import { asSentence } from "./sentence.ts";
import { daysAhead } from "./today.ts";

export interface Shot {
  label: string;
  state: "done" | "next" | "late" | "open";
}

const rotavirusWeeks: Record<string, number> = { "vaccines-6-weeks": 6, "vaccines-10-weeks": 10 };
/** Past which the World Health Organization recommends no dose. */
const TWO_YEARS = 2 * 365;

/** @param items with all vaccines of the child */
export function vaccineSentence(item: PlanItem, items: readonly PlanItem[], today: string): string {
  const { status, date, about, key } = item;
  if (status === "done") return about;
  if (status !== "missed") return `${about} ${m.planVaccinesFree()}`;
  const dueAtWeeks = rotavirusWeeks[key];
  const isRotavirus = dueAtWeeks !== undefined && daysAhead(date, today) + dueAtWeeks * 7 < TWO_YEARS;
  return [
    isOneOfMissing(item, items) ? m.planVaccinesSeveral() : asSentence(wasDue(item, today), undefined),
    m.planVaccinesAskWhich(),
    ...(isRotavirus ? [m.planVaccinesRotavirus()] : []),
  ].join(" ");
}

/** Whether one card stands for several vaccines that were missed. */
export function isOneOfMissing(item: PlanItem, items: readonly PlanItem[]): boolean {
  if (!isVaccine(item) || item.status !== "missed") return false;
  const { toGive, toAskAbout } = missingVaccines(items, item.pregnancyId);
  return toGive.length + toAskAbout.length > 1;
}

const labels: Record<string, string> = {
  [BIRTH_VACCINES_KEY]: m.planVaccinesAtBirth(),
  "vaccines-6-weeks": m.timeWeeks({ count: 6 }),
  "vaccines-10-weeks": m.timeWeeks({ count: 10 }),
  "vaccines-14-weeks": m.timeWeeks({ count: 14 }),
  "vaccines-9-months": m.timeMonths({ count: 9 }),
  "vaccines-15-months": m.timeMonths({ count: 15 }),
};

/** Those of the child that are given or can be, as they stand on the card of one of them. */
export function shotsOf(items: readonly PlanItem[], card: PlanItem): Shot[] {
  const isLate = card.status === "missed";
  const stateOf = (item: PlanItem): Shot["state"] => {
    if (item.status === "done") return "done";
    if (item.key === card.key) return "next";
    return isLate && item.status === "missed" ? "late" : "open";
  };
  return items
    .filter((item) => isVaccine(item) && item.pregnancyId === card.pregnancyId && !isOver(item))
    .map((item) => ({ label: labels[item.key] ?? item.name, state: stateOf(item) }));
}

export function stillGoWith({ babyName, numberOfBabies }: PlanItem) {
  if (babyName) return m.planStillGoName({ name: babyName });
  return numberOfBabies > 1 ? m.planStillGoBabies() : m.planStillGoBaby();
}
