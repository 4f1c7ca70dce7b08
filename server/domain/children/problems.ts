import { say } from "../../contract/sentences/say.ts";
import type { Problem } from "../../failures.ts";
import { addYears, type CalendarDate } from "../pregnancies/calendar-date.ts";
import type { Pregnancy } from "../pregnancies/pregnancies.ts";

/** A child's plan and growth end with the fifth birthday. */
export const FOLLOWED_YEARS = 5;

export function problemsOfChild(
  { birthDate }: { birthDate?: CalendarDate | null | undefined },
  now: CalendarDate,
  pregnancy?: Pick<Pregnancy, "lastMenstrualPeriod">,
): Problem[] {
  const problem = (msg: () => string) => [{ path: "birthDate", msg }];
  if (!birthDate) return [];
  if (birthDate > now) return problem(say.birthDateInFuture);
  if (addYears(birthDate, FOLLOWED_YEARS) <= now) return problem(say.childTooOld);
  const period = pregnancy?.lastMenstrualPeriod;
  return period && birthDate < period ? problem(say.birthBeforePeriod) : [];
}
