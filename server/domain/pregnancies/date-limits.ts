import { addYears, daysBetween, type CalendarDate } from "./calendar-date.ts";
import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";

const WEEKS_MAX = 44;

export function lastMenstrualPeriodProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(date, today) > WEEKS_MAX * 7 ? "tooLongAgo" : null;
}

export function dueDateProblem(date: CalendarDate, today: CalendarDate): "tooLongAgo" | "tooFarAhead" | null {
  const daysAhead = daysBetween(today, date);
  if (daysAhead < -21) return "tooLongAgo";
  return daysAhead > TERM_DAYS ? "tooFarAhead" : null;
}

export function birthDateProblem(date: CalendarDate, today: CalendarDate): "future" | "tooLongAgo" | null {
  if (daysBetween(today, date) > 0) return "future";
  return daysBetween(addYears(today, -3), date) < 0 ? "tooLongAgo" : null;
}
