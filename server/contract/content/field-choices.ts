import type { GuidelineStage } from "../guidelines/stages.ts";
import { provinceNames } from "../helplines/choices.ts";
import type { Area } from "../symptoms/areas.ts";

export interface Choice {
  value: string;
  label: string;
}

export const stages: Choice[] = [
  { value: "pregnancy", label: "In pregnancy" },
  { value: "afterBirth", label: "After birth" },
  { value: "both", label: "In pregnancy and after birth" },
];

const guidelineStageNames: Record<GuidelineStage, string> = {
  pregnancy: "In pregnancy",
  birth: "For the birth",
  afterBirth: "After birth, for the mother",
  baby: "For a baby",
};
export const guidelineStages: Choice[] = Object.entries(guidelineStageNames).map(([value, label]) => ({
  value,
  label,
}));

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

export const asked: Choice[] = [
  { value: "pregnant", label: "Pregnant" },
  { value: "afterBirth", label: "A mother, after a birth" },
  { value: "baby", label: "A baby" },
  { value: "afterLoss", label: "A mother, after a loss" },
];

const areaNames: Record<Area, string> = {
  bleeding: "Bleeding, water, belly and pain",
  head: "Head, chest and fever",
  unborn: "The baby in the womb",
  body: "Breasts, legs, skin and urine",
  mind: "How you feel",
  breathing: "A baby: breathing and waking up",
  feeding: "A baby: feeding, vomiting and nappies",
  skin: "A baby: fever, skin and colour",
  accident: "A baby: accidents and allergies",
};
export const areas: Choice[] = Object.entries(areaNames).map(([value, label]) => ({ value, label }));

export const urgencies: Choice[] = [
  { value: "now", label: "Now" },
  { value: "today", label: "Today" },
  { value: "next visit", label: "At the next visit" },
];

export const NEITHER = "neither";
export const about: Choice[] = [
  { value: "pregnancy", label: "Pregnancy" },
  { value: "baby", label: "Baby" },
  { value: NEITHER, label: "Neither pregnancy nor babies" },
];

export const provinces: Choice[] = Object.entries(provinceNames).map(([value, label]) => ({ value, label }));

export const purposes: Choice[] = [
  { value: "emergency", label: "Emergency: ambulance" },
  { value: "crisis", label: "Crisis: thoughts of suicide, low mood" },
  { value: "violence", label: "Violence" },
  { value: "poison", label: "Poison" },
  { value: "vaccines", label: "Vaccine information" },
];
