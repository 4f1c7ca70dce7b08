export const HELPLINE_PURPOSES = ["emergency", "crisis", "violence", "poison", "vaccines"] as const;

export type HelplinePurpose = (typeof HELPLINE_PURPOSES)[number];

export const PROVINCES = [
  "punjab",
  "sindh",
  "khyberPakhtunkhwa",
  "balochistan",
  "islamabad",
  "gilgitBaltistan",
  "azadKashmir",
] as const;

export type Province = (typeof PROVINCES)[number];

export const provinceNames: Record<Province, string> = {
  punjab: "Punjab",
  sindh: "Sindh",
  khyberPakhtunkhwa: "Khyber Pakhtunkhwa",
  balochistan: "Balochistan",
  islamabad: "Islamabad",
  gilgitBaltistan: "Gilgit-Baltistan",
  azadKashmir: "Azad Kashmir",
};
