import { addDays, addYears, type CalendarDate } from "./calendar-date.ts";
import { TERM_DAYS } from "./dating.ts";

/**
 * The contract's `deliveryDate` field: last menstrual period + one year, 29 February becoming 28. Old apps read it;
 * it is no due date and is shown nowhere.
 */
export function deliveryDateOnTheWire(lastMenstrualPeriod: CalendarDate): CalendarDate {
  return addYears(lastMenstrualPeriod, 1);
}

/**
 * The birth date of a baby whose mother told only her last period, as the mobile apps do: the due date, or today when
 * that is still to come.
 */
export function birthDateFromPeriod(lastMenstrualPeriod: CalendarDate, now: CalendarDate): CalendarDate {
  const due = addDays(lastMenstrualPeriod, TERM_DAYS);
  return due < now ? due : now;
}
