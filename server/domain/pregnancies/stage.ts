import type { STAGES } from "../../contract/pregnancies/stages.ts";
import type { Pregnancy } from "./pregnancies.ts";

export type Stage = (typeof STAGES)[number];

export function stageOf(chosen: Pick<Pregnancy, "loss" | "birthDate"> | null): Stage {
  if (!chosen || chosen.loss?.kind === "mistake") return "none";
  if (chosen.loss) return "afterLoss";
  return chosen.birthDate ? "afterBirth" : "pregnant";
}
