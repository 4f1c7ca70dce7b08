import { data } from "react-router";
import { m } from "../../messages/m.ts";

/** @throws a 404 for a week that isn't in the list. */
export function selectedWeek<W extends { week: number }>(request: Request, weeks: W[], otherwise: number): W {
  const asked = new URL(request.url).searchParams.get("week");
  const found = weeks.find(({ week }) => String(week) === (asked ?? String(otherwise)));
  if (!found) throw data({ message: m.weekNone() }, { status: 404 });
  return found;
}
