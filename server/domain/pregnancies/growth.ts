const FIRST_WEIGHT_WEEK = 18;
const LAST_WEIGHT_WEEK = 41;
const FIRST_LENGTH_DAY = 58;
const LAST_LENGTH_DAY = 98;

/** A baby's usual numbers in a week; `null` where no published standard gives one, so that none is invented. */
export type WeekNumbers = {
  /** Kilograms, to two significant figures. */
  readonly weightKg: number | null;
  /** Crown to rump, centimetres, to one decimal. */
  readonly lengthCm: number | null;
};

/**
 * The median estimated fetal weight in grams, unrounded, at an exact gestational age (18w3d is 18 + 3/7). `null`
 * outside 18 to 41 weeks, where the standard ends.
 *
 * Source: Stirnemann, Salomon, Papageorghiou, INTERGROWTH-21st standards for Hadlock's estimation of fetal weight,
 * Ultrasound Obstet Gynecol 2020; 56: 946–948, doi 10.1002/uog.22000, table S1. Its skewed distribution is of the
 * logarithm of weight, and μ is the median of that, so exp(μ) is the median weight.
 */
export function fetalWeightGrams(weeks: number): number | null {
  return weeks >= FIRST_WEIGHT_WEEK && weeks <= LAST_WEIGHT_WEEK ? medianWeight(weeks) : null;
}

/**
 * The mean crown–rump length in millimetres, unrounded, at a gestational age in days. `null` outside 58 to 98 days
 * (8w2d to 14w0d): later the baby curls, and crown–rump length no longer tells its size.
 *
 * Source: Papageorghiou and others, International standards for early fetal size and pregnancy dating based on
 * ultrasound measurement of crown–rump length, Ultrasound Obstet Gynecol 2014; 44: 641–648, doi 10.1002/uog.13448.
 */
export function crownRumpLengthMillimetres(days: number): number | null {
  if (!(days >= FIRST_LENGTH_DAY && days <= LAST_LENGTH_DAY)) return null;
  return -50.6562 + 0.815118 * days + 0.00535302 * days ** 2;
}

/**
 * The numbers shown for a content week, taken at exactly that many completed weeks. Weight has two significant
 * figures, since healthy babies differ by far more than a third would tell. No week has both: length ends at 14
 * weeks, weight begins at 18, and from 15 to 17, before 9 and after 41 there is neither.
 */
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
