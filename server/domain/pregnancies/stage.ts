import type { Pregnancy } from "./pregnancies.ts";

export const STAGES = ["none", "pregnant", "afterBirth", "afterLoss"] as const;

export type Stage = (typeof STAGES)[number];

export function stageOf(chosen: Pick<Pregnancy, "loss" | "birthDate"> | null): Stage {
  if (!chosen || chosen.loss?.kind === "mistake") return "none";
  if (chosen.loss) return "afterLoss";
  return chosen.birthDate ? "afterBirth" : "pregnant";
}
