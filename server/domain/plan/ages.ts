import type { AgeUnit } from "../../contract/plan/rules.ts";
import { say } from "../../contract/sentences/say.ts";
import { addDays, addMonths, type CalendarDate } from "../pregnancies/calendar-date.ts";

export function afterAge(birthDate: CalendarDate, age: number, unit: AgeUnit): CalendarDate {
  return unit === "months" ? addMonths(birthDate, age) : addDays(birthDate, age * (unit === "weeks" ? 7 : 1));
}

export function daysOf(age: number, unit: AgeUnit): number {
  return age * { days: 1, weeks: 7, months: 30.44 }[unit];
}

export function ageInWords(age: number, unit: AgeUnit): string {
  if (unit === "days") return say.planAgeDays({ count: age });
  if (unit === "weeks") return say.planAgeWeeks({ count: age });
  return age > 0 && age % 12 === 0 ? say.planAgeYears({ count: age / 12 }) : say.planAgeMonths({ count: age });
}
