import { invalid } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { refuseImpossibleBirth, refuseImpossibleDates } from "./impossible-dates.ts";
import { noDates } from "./pregnancies.ts";
import { progressOf, type Progress } from "./progress.ts";
import { say } from "../../contract/sentences/say.ts";

export interface ToldDate {
  lastMenstrualPeriod?: CalendarDate | undefined;
  dueDate?: CalendarDate | undefined;
  babyBirthDate?: CalendarDate | undefined;
}

/** What one date tells of somebody who is not known. @throws {Failure} invalid, when no week can be counted from it. */
export function progressByOneDate(told: ToldDate, now: CalendarDate): Progress {
  const { lastMenstrualPeriod = null, dueDate = null, babyBirthDate = null } = told;
  const dates = { ...noDates, lastMenstrualPeriod, givenDueDate: dueDate };
  if (babyBirthDate) refuseImpossibleBirth({ birthDate: babyBirthDate, lastMenstrualPeriod: null }, now);
  else refuseImpossibleDates(dates, undefined, now);
  const progress = progressOf({ ...dates, birthDate: babyBirthDate, babyName: null }, now);
  if (!progress) throw invalid("lastMenstrualPeriod", say.datesMissing);
  return progress;
}
