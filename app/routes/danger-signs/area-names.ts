import type { Area } from "../../../server/contract/symptoms/areas.ts";
import type { DangerSignQuestion } from "../../api/types.ts";

const names: Record<Area, string> = {
  bleeding: "Bleeding and belly",
  unborn: "Your baby",
  head: "Head, chest and fever",
  body: "Breasts, legs and urine",
  mind: "How you feel",
  breathing: "Breathing and waking up",
  feeding: "Feeding, vomiting and nappies",
  skin: "Fever, skin and colour",
  accident: "Accidents and allergies",
};

/** Read on the server alone. */
export const areaNames: Record<DangerSignQuestion["who"], Record<Area, string>> = {
  pregnant: { ...names, bleeding: "Bleeding, water and pain", body: "Legs, skin, urine and vomiting" },
  afterBirth: names,
  baby: names,
  afterLoss: names,
};
