/** In completed weeks at birth: the fewest with which children live, and the most that a pregnancy lasts. */
export const GESTATION_WEEKS = { min: 22, max: 44 };
