import { provinceNames } from "../helplines/choices.ts";

export interface Choice {
  value: string;
  label: string;
}

export const stages: Choice[] = [
  { value: "pregnancy", label: "In pregnancy" },
  { value: "afterBirth", label: "After birth" },
  { value: "both", label: "Both" },
];

export const fits: Choice[] = [
  { value: "everyone", label: "Everyone, visitors too" },
  { value: "firstTrimester", label: "Pregnant, first trimester (to week 13)" },
  { value: "secondTrimester", label: "Pregnant, second trimester (weeks 14 to 27)" },
  { value: "thirdTrimester", label: "Pregnant, third trimester (from week 28)" },
  { value: "newborn", label: "With a baby of up to 6 weeks" },
  { value: "youngBaby", label: "With a baby of 6 weeks to 6 months" },
  { value: "olderBaby", label: "With a baby of 6 to 12 months" },
  { value: "toddler", label: "With a child over 1 year" },
  { value: "afterLoss", label: "After a loss" },
];

export const about: Choice[] = [
  { value: "pregnancy", label: "Pregnancy" },
  { value: "baby", label: "Baby" },
];

export const provinces: Choice[] = Object.entries(provinceNames).map(([value, label]) => ({ value, label }));

export const purposes: Choice[] = [
  { value: "emergency", label: "Emergency: ambulance" },
  { value: "crisis", label: "Crisis: thoughts of suicide, low mood" },
  { value: "violence", label: "Violence" },
  { value: "poison", label: "Poison" },
  { value: "vaccines", label: "Vaccine information" },
];
