import type { PregnancyRecord } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { daysAhead } from "../../format/today.ts";
import { ageOf } from "./baby-summary.ts";
import { m } from "../../messages/m.ts";

export interface ChildChoice {
  id: string;
  name: string;
  age: string | null;
  isCurrent: boolean;
}

/** Umeed follows a child to the third birthday. */
const FOLLOWED_DAYS = 3 * 365.25;

/** The children she follows, and a pregnancy that is going on; none where there is nothing to choose between. */
export function childChoices(records: readonly PregnancyRecord[], today: string): ChildChoice[] {
  const choices = records
    .filter(({ loss }) => !loss)
    .filter(({ babyBirthDate, expectedDate, isCurrent }) =>
      babyBirthDate ? daysAhead(babyBirthDate, today) < FOLLOWED_DAYS : isCurrent || (expectedDate ?? "") >= today,
    )
    .map(({ id, babyName, babyBirthDate, isCurrent }) => ({
      id,
      // As the cards below say 'Your child born 7 Nov'.
      name: babyBirthDate ? (babyName ?? m.childBorn({ date: shortDate(babyBirthDate, today) })) : m.pregnancy(),
      age: babyBirthDate && ageOf(babyBirthDate, daysAhead(babyBirthDate, today)),
      isCurrent,
    }));
  return choices.length > 1 && choices.some(({ isCurrent }) => isCurrent) ? choices : [];
}
