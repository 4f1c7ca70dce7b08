import type { SourceJson as Source } from "../../contract/content/answers.ts";

const FIRST_WEIGHT_WEEK = 18;
const LAST_WEIGHT_WEEK = 41;
const FIRST_LENGTH_DAY = 58;
const LAST_LENGTH_DAY = 98;

/** The legs are bent in early pregnancy, so that a scan measures to the rump alone. */
export type LengthMeasure = "crownToRump" | "crownToHeel";

/** Null where no source that was read gives a number. */
export interface WeekNumbers {
  readonly weightKg: number | null;
  readonly lengthCm: number | null;
  readonly lengthMeasure: LengthMeasure | null;
  readonly sources: readonly Source[];
}

interface Length {
  readonly cm: number;
  readonly measure: LengthMeasure;
  readonly source: Source;
}

const WEIGHTS: Source = {
  name: "INTERGROWTH-21st, Stirnemann and others, 2020: Weight before birth",
  url: "https://doi.org/10.1002/uog.22000",
  checked: "2026-11-25",
};
const FIRST_LENGTHS: Source = {
  name: "Medical Algorithms: Crown-rump length by week, from Robinson, 1975",
  url: "https://www.medicalalgorithms.com/crown-rump-length",
  checked: "2026-11-24",
};
const SCAN_LENGTHS: Source = {
  name: "INTERGROWTH-21st, Papageorghiou and others, 2014: Crown–rump length",
  url: "https://doi.org/10.1002/uog.13448",
  checked: "2026-11-24",
};
const VERY_EARLY_BIRTHS: Source = {
  name: "INTERGROWTH-21st, Villar and others, 2016: Size at birth of very early babies",
  url: "https://doi.org/10.1016/S0140-6736(16)00384-6",
  checked: "2026-11-24",
};
const BIRTHS: Source = {
  name: "INTERGROWTH-21st, Villar and others, 2014: Size at birth",
  url: "https://doi.org/10.1016/S0140-6736(14)60932-6",
  checked: "2026-11-24",
};

/** A clinic's pages, where no standard reaches; the middle where a page gives two numbers. */
const CLINIC_LENGTHS: Readonly<Record<number, [page: string, cm: number, measure: LengthMeasure]>> = {
  15: ["fifteen", 9, "crownToRump"],
  16: ["sixteen", (10.9 + 11.9) / 2, "crownToRump"],
  18: ["eighteen", (12.7 + 14.6) / 2, "crownToRump"],
  19: ["nineteen", (13.4 + 15.2) / 2, "crownToRump"],
  20: ["twenty", (15.2 + 15.9) / 2, "crownToRump"],
  21: ["twenty-one", 27, "crownToHeel"],
  22: ["twenty-two", 28, "crownToHeel"],
  23: ["twenty-three", 29, "crownToHeel"],
};

/** Its page of week 17 could not be read; this one gives 5 inches. */
const WEEK_17: Length = {
  cm: 12.7,
  measure: "crownToRump",
  source: {
    name: "Precious Images, an ultrasound clinic in Canada: 17 weeks",
    url: "https://www.preciousimages.ca/p140812699",
    checked: "2026-11-25",
  },
};

/** Medians in cm of boys and girls who were born in this completed week, from its first day, from the standards' tables. */
const LENGTHS_AT_BIRTH: Readonly<Record<number, [boys: number, girls: number]>> = {
  24: [32.2, 31.8],
  25: [33.5, 33.1],
  26: [34.8, 34.3],
  27: [36.0, 35.6],
  28: [37.3, 36.9],
  29: [38.6, 38.1],
  30: [39.8, 39.4],
  31: [41.1, 40.7],
  32: [42.4, 41.9],
  33: [43.81, 43.39],
  34: [44.98, 44.55],
  35: [46.03, 45.57],
  36: [46.97, 46.48],
  37: [47.82, 47.29],
  38: [48.59, 48.01],
  39: [49.29, 48.65],
  40: [49.92, 49.23],
  41: [50.5, 49.75],
  42: [51.03, 50.22],
};
const FIRST_WEEK_OF_STANDARD_AT_BIRTH = 33;

/** Table S1 of {@link WEIGHTS}. Its μ is the median of the log of weight, so exp(μ) is the median. */
export function fetalWeightGrams(weeks: number): number | null {
  return weeks >= FIRST_WEIGHT_WEEK && weeks <= LAST_WEIGHT_WEEK ? medianWeight(weeks) : null;
}

/** From {@link SCAN_LENGTHS}, to 98 days: later the baby curls, and crown–rump length no longer tells its size. */
export function crownRumpLengthMillimetres(days: number): number | null {
  if (!(days >= FIRST_LENGTH_DAY && days <= LAST_LENGTH_DAY)) return null;
  return -50.6562 + 0.815118 * days + 0.00535302 * days ** 2;
}

/** Numbers have two significant figures, since healthy babies differ by far more than a third would tell. */
export function weekNumbers(contentWeek: number): WeekNumbers {
  const grams = fetalWeightGrams(contentWeek);
  const length = lengthIn(contentWeek);
  return {
    weightKg: grams === null ? null : rounded(grams / 1000),
    lengthCm: length && rounded(length.cm),
    lengthMeasure: length && length.measure,
    sources: [...(length ? [length.source] : []), ...(grams === null ? [] : [WEIGHTS])],
  };
}

function lengthIn(week: number): Length | null {
  if (week === 8) return { cm: 1.7, measure: "crownToRump", source: FIRST_LENGTHS };
  const millimetres = crownRumpLengthMillimetres(week * 7);
  if (millimetres !== null) return { cm: millimetres / 10, measure: "crownToRump", source: SCAN_LENGTHS };
  if (week === 17) return WEEK_17;
  const clinic = CLINIC_LENGTHS[week];
  if (clinic) return { cm: clinic[1], measure: clinic[2], source: clinicPage(week, clinic[0]) };
  const born = LENGTHS_AT_BIRTH[week];
  if (!born) return null;
  const source = week < FIRST_WEEK_OF_STANDARD_AT_BIRTH ? VERY_EARLY_BIRTHS : BIRTHS;
  return { cm: (born[0] + born[1]) / 2, measure: "crownToHeel", source };
}

function clinicPage(week: number, page: string): Source {
  return {
    name: `The Birth Company: Pregnancy week ${week}`,
    url: `https://thebirthcompany.co.uk/your-pregnancy-guide/pregnancy-week-${page}`,
    checked: "2026-11-24",
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(2));
}

function medianWeight(weeks: number): number {
  return Math.exp(-2.42272 + 1.86478 * Math.sqrt(weeks) - 1.93299e-5 * weeks ** 3);
}
