import { invalid } from "../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { birthDateProblem, dueDateProblem, lastMenstrualPeriodProblem } from "./dating.ts";
import type { Birth, PregnancyDates, PregnancyStart } from "./pregnancies.ts";

/** @throws {Failure} invalid, naming the field, for a date that can't be. */
export function refuseImpossible(start: PregnancyStart, now: CalendarDate): void {
  if (start.kind === "born") {
    refuseImpossibleBirth(start, now);
  } else if (start.givenDueDate) {
    const problem = dueDateProblem(start.givenDueDate, now);
    if (problem === "tooFarAhead") throw invalid("dueDate", "Enter a due date at most 40 weeks from now.");
    if (problem === "tooLongAgo") throw invalid("dueDate", "That due date is more than 3 weeks ago. Check the year.");
  } else if (start.lastMenstrualPeriod) {
    const problem = lastMenstrualPeriodProblem(start.lastMenstrualPeriod, now);
    if (problem === "future") throw invalid("lastMenstrualPeriod", "Enter a date that is not in the future.");
    if (problem === "tooLongAgo") {
      throw invalid(
        "lastMenstrualPeriod",
        "That is more than 44 weeks ago. Enter the last period before this pregnancy.",
      );
    }
  }
}

function refuseImpossibleBirth({ birthDate, lastMenstrualPeriod }: Birth, now: CalendarDate) {
  const problem = birthDateProblem(birthDate, now);
  if (problem === "future") throw invalid("babyBirthDate", "Enter a birth date that is not in the future.");
  if (problem === "tooLongAgo")
    throw invalid("babyBirthDate", "Umeed follows a baby to the third birthday. Check the year.");
  if (lastMenstrualPeriod && daysBetween(lastMenstrualPeriod, birthDate) < 0) {
    throw invalid("babyBirthDate", "Enter a birth date that is after your last period.");
  }
}

/** @throws {Failure} invalid, for a beginning that doesn't fit the baby's birth. */
export function refuseDatesAgainstBirth(dates: PregnancyDates, birthDate: CalendarDate): void {
  const misfit = "Enter a date that fits the baby's birth date.";
  if (dates.givenDueDate && dueDateProblem(dates.givenDueDate, birthDate)) throw invalid("dueDate", misfit);
  if (dates.lastMenstrualPeriod && lastMenstrualPeriodProblem(dates.lastMenstrualPeriod, birthDate)) {
    throw invalid("lastMenstrualPeriod", misfit);
  }
}
