import type { GrowthKind } from "../../contract/growth/kinds.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Measured } from "./measured.ts";

export const growthKindWords: Record<GrowthKind, () => string> = {
  weight: say.growthKindWeight,
  length: say.growthKindLength,
  head: say.growthKindHead,
  arm: say.growthKindArm,
};

export const positionWords = { lying: say.growthLying, standing: say.growthStanding };

export function measuredInWords({ kind, value, position }: Measured): string {
  if (kind === "weight") return say.growthKilograms({ value });
  if (kind === "arm") return say.growthMillimetres({ value });
  const centimetres = say.growthCentimetres({ value });
  return position ? say.growthLengthHow({ length: centimetres, how: positionWords[position]() }) : centimetres;
}
