import { data } from "react-router";
import type { AfterBirthWeek } from "../../api/types.ts";

/** @throws a 404 for a week that isn't in the list. */
export function selectedWeek<W extends { week: number }>(request: Request, weeks: W[], otherwise: number): W {
  const asked = new URL(request.url).searchParams.get("week");
  const found = weeks.find(({ week }) => String(week) === (asked ?? String(otherwise)));
  if (!found) throw data({ message: "There is no such week." }, { status: 404 });
  return found;
}

/** For several babies: lengths and weights are of babies who grow alone. */
export function withoutSize<W extends AfterBirthWeek>(week: W): W {
  const unknown = { babyLength: null, babyLengthMeasure: null, babyWeight: null, babyWeightGrams: null };
  return "babyWeight" in week ? { ...week, ...unknown } : week;
}

/** The texts of the other weeks stay on the server. */
export function numbersOf(weeks: { week: number }[]) {
  return weeks.map(({ week }) => week);
}
