/** Nobody is woken: nothing is sent before the first of these hours, nor from the hour after the last. */
export const FIRST_HOUR = 8;
export const NIGHT_HOUR = 21;
export const REMINDER_HOURS: readonly number[] = Array.from(
  { length: NIGHT_HOUR - FIRST_HOUR },
  (_, index) => FIRST_HOUR + index,
);
export const USUAL_HOUR = 10;
