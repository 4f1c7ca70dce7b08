import type { Pregnancy } from "./pregnancies.ts";

/** Which part of the product fits a member; `none` when nothing is known, or all of it was entered by mistake. */
export const STAGES = ["none", "pregnant", "afterBirth", "afterLoss"] as const;

export type Stage = (typeof STAGES)[number];

/** The stage of a member whose chosen pregnancy or baby is this one. */
export function stageOf(chosen: Pick<Pregnancy, "loss" | "birthDate"> | null): Stage {
  if (!chosen || chosen.loss?.kind === "mistake") return "none";
  if (chosen.loss) return "afterLoss";
  return chosen.birthDate ? "afterBirth" : "pregnant";
}
