import { gestationalAge, trimester } from "./age.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { LossKind, Pregnancy } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";

export type FittingKind = Exclude<LossKind, "miscarriage" | "ended">;

export function fittingKind(pregnancy: Pregnancy): FittingKind | null {
  const { loss } = pregnancy;
  if (loss?.kind === "ended") return "notSaid";
  if (loss?.kind !== "miscarriage") return loss?.kind ?? null;
  const due = dueDateOf(pregnancy);
  const isLate = due && loss.date && trimester(gestationalAge(due.date, loss.date)) > 1;
  return isLate ? "lateMiscarriage" : "earlyMiscarriage";
}

const AFTER_A_BIRTH = new Set<FittingKind | null>(["lateMiscarriage", "stillbirth", "infantDeath"]);

/** The mother's own checks after birth count from this day; null when the loss was no birth. */
export function ownChecksFrom(pregnancy: Pregnancy): CalendarDate | null {
  if (!pregnancy.loss || pregnancy.loss.kind === "mistake") return null;
  if (pregnancy.birthDate) return pregnancy.birthDate;
  return AFTER_A_BIRTH.has(fittingKind(pregnancy)) ? pregnancy.loss.date : null;
}
