import { addDays, addYears, type CalendarDate } from "./calendar-date.ts";
import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";

/** The contract's `deliveryDate`, which old apps read: it is no due date and is shown nowhere. */
export function deliveryDateOnTheWire(lastMenstrualPeriod: CalendarDate): CalendarDate {
  return addYears(lastMenstrualPeriod, 1);
}

/** The mobile apps send only the last period. */
export function birthDateFromPeriod(lastMenstrualPeriod: CalendarDate, now: CalendarDate): CalendarDate {
  const due = addDays(lastMenstrualPeriod, TERM_DAYS);
  return due < now ? due : now;
}
