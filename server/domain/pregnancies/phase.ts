import type { PHASES } from "../../contract/pregnancies/stages.ts";
import { addDays, addMonths, type CalendarDate } from "./calendar-date.ts";
import type { Pregnancy } from "./pregnancies.ts";
import { progressOf } from "./progress.ts";
import { stageOf } from "./stage.ts";

export type Phase = (typeof PHASES)[number];

const TRIMESTERS = { 1: "firstTrimester", 2: "secondTrimester", 3: "thirdTrimester" } as const;

export function phaseOf(chosen: Pregnancy | null, today: CalendarDate): Phase {
  const stage = stageOf(chosen);
  if (!chosen || stage === "none") return "none";
  if (stage === "afterLoss") return stage;
  if (chosen.birthDate) return babyPhase(chosen.birthDate, today);
  const progress = progressOf(chosen, today);
  return progress && "trimester" in progress ? TRIMESTERS[progress.trimester] : "none";
}

function babyPhase(birthDate: CalendarDate, today: CalendarDate): Phase {
  if (today < addDays(birthDate, 6 * 7)) return "newborn";
  if (today < addMonths(birthDate, 6)) return "youngBaby";
  return today < addMonths(birthDate, 12) ? "olderBaby" : "toddler";
}
