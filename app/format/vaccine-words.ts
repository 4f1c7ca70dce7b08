import { BIRTH_VACCINES_KEY } from "../../server/contract/plan/keys.ts";
import type { PlanItem } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { wasDue } from "./plan-days.ts";
import { isVaccine, missingVaccines, nextVaccines } from "./plan-order.ts";
import { asSentence } from "./sentence.ts";
import { daysAhead } from "./today.ts";

export interface Shot {
  label: string;
  state: "done" | "next" | "open";
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
    asSentence(wasDue(item, today), undefined),
    m.planVaccinesAskWhich(),
    ...(isRotavirus ? [m.planVaccinesRotavirus()] : []),
    ...alsoMissing(item, items),
  ].join(" ");
}

/** The later vaccines of a child whose first are late, which have no card of their own. */
function alsoMissing({ pregnancyId, key }: PlanItem, items: readonly PlanItem[]): string[] {
  const { toGive, toAskAbout } = missingVaccines(items, pregnancyId);
  const named = (of: PlanItem[], say: typeof m.planVaccinesAlso) => {
    const others = of.filter((item) => item.key !== key).map(({ name }) => name);
    return others.length > 0 ? [say({ vaccines: others.join(m.listComma()) })] : [];
  };
  return [...named(toGive, m.planVaccinesAlso), ...named(toAskAbout, m.planVaccinesAskAlso)];
}

const labels: Record<string, string> = {
  [BIRTH_VACCINES_KEY]: m.planVaccinesAtBirth(),
  "vaccines-6-weeks": m.timeWeeks({ count: 6 }),
  "vaccines-10-weeks": m.timeWeeks({ count: 10 }),
  "vaccines-14-weeks": m.timeWeeks({ count: 14 }),
  "vaccines-9-months": m.timeMonths({ count: 9 }),
  "vaccines-15-months": m.timeMonths({ count: 15 }),
};

export function shotsOf(items: readonly PlanItem[], pregnancyId: string): Shot[] {
  const vaccines = items.filter((item) => isVaccine(item) && item.pregnancyId === pregnancyId);
  const next = nextVaccines(vaccines, pregnancyId);
  return vaccines.map((item) => ({
    label: labels[item.key] ?? item.name,
    state: item.status === "done" ? "done" : item === next ? "next" : "open",
  }));
}

export function notTooLateFor({ babyName, numberOfBabies }: PlanItem) {
  if (babyName) return m.planNotTooLateName({ name: babyName });
  return numberOfBabies > 1 ? m.planNotTooLateBabies() : m.planNotTooLateBaby();
}
