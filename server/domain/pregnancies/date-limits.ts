import { addYears, daysBetween, type CalendarDate } from "./calendar-date.ts";
import { TERM_DAYS } from "./dating.ts";

const WEEKS_MAX = 44;

/** Why a last menstrual period cannot be that of a pregnancy under way (at most 44 weeks ago), or `null`. */
export function lastMenstrualPeriodProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(date, today) > WEEKS_MAX * 7 ? "tooLongAgo" : null;
}

/** Why a due date cannot be that of a pregnancy under way (21 days ago to 280 days ahead), or `null`. */
export function dueDateProblem(date: CalendarDate, today: CalendarDate): "tooLongAgo" | "tooFarAhead" | null {
  const daysAhead = daysBetween(today, date);
  if (daysAhead < -21) return "tooLongAgo";
  return daysAhead > TERM_DAYS ? "tooFarAhead" : null;
}

/** Why a birth date cannot be that of a baby followed here (at most three years ago), or `null`. */
export function birthDateProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(addYears(today, -3), date) < 0 ? "tooLongAgo" : null;
}
