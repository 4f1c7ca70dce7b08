const FIRST_WEIGHT_WEEK = 18;
const LAST_WEIGHT_WEEK = 41;
const FIRST_LENGTH_DAY = 58;
const LAST_LENGTH_DAY = 98;

/** Null where no published standard gives a number. */
export type WeekNumbers = {
  readonly weightKg: number | null;
  /** Crown to rump. */
  readonly lengthCm: number | null;
};

/**
 * Null outside 18 to 41 weeks, where the standard ends. μ is the median of the log of weight, so exp(μ) is the median.
 * Source: Stirnemann, Salomon, Papageorghiou, INTERGROWTH-21st standards for Hadlock's estimation of fetal weight,
 * Ultrasound Obstet Gynecol 2020; 56: 946–948, doi 10.1002/uog.22000, table S1.
 */
export function fetalWeightGrams(weeks: number): number | null {
  return weeks >= FIRST_WEIGHT_WEEK && weeks <= LAST_WEIGHT_WEEK ? medianWeight(weeks) : null;
}

/**
 * Null outside 58 to 98 days: later the baby curls, and crown–rump length no longer tells its size.
 * Source: Papageorghiou and others, Ultrasound Obstet Gynecol 2014; 44: 641–648, doi 10.1002/uog.13448.
 */
export function crownRumpLengthMillimetres(days: number): number | null {
  if (!(days >= FIRST_LENGTH_DAY && days <= LAST_LENGTH_DAY)) return null;
  return -50.6562 + 0.815118 * days + 0.00535302 * days ** 2;
}

/** Weight has two significant figures, since healthy babies differ by far more than a third would tell. */
export function weekNumbers(contentWeek: number): WeekNumbers {
  const grams = fetalWeightGrams(contentWeek);
  const millimetres = crownRumpLengthMillimetres(contentWeek * 7);
  return {
    weightKg: grams === null ? null : Number((grams / 1000).toPrecision(2)),
    lengthCm: millimetres === null ? null : Math.round(millimetres) / 10,
  };
}

function medianWeight(weeks: number): number {
  return Math.exp(-2.42272 + 1.86478 * Math.sqrt(weeks) - 1.93299e-5 * weeks ** 3);
}
