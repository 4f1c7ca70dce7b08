import { TERM_DAYS } from "../../contract/pregnancies/dating.ts";
import { PRETERM_BEFORE_DAYS } from "../pregnancies/age.ts";
import { daysBetween, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { daysOfMonths } from "./standards.ts";

/** RCPCH, Plotting preterm infants (UK-WHO growth charts, fact sheet 5): gestational correction to the age of two. */
const CORRECTED_UNTIL_DAYS = daysOfMonths(24);

export interface GrowthAge {
  days: number;
  isCorrected: boolean;
}

/** The age by which a child is compared; below zero, before a preterm child's due date, the standards say nothing. */
export function growthAge(birthDate: CalendarDate, date: CalendarDate, gestationDays: number | null): GrowthAge {
  const days = daysBetween(birthDate, date);
  const isCorrected = gestationDays !== null && gestationDays < PRETERM_BEFORE_DAYS && days < CORRECTED_UNTIL_DAYS;
  return isCorrected ? { days: days - (TERM_DAYS - gestationDays), isCorrected } : { days, isCorrected };
}
