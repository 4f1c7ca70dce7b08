import type { PregnancyInfo } from "../../api/types.ts";
import { correctedAge } from "../../format/corrected-age.ts";
import { dayOfThisWeek } from "../../format/dates.ts";
import type { Figure } from "../../format/figures.ts";
import { canDoNow } from "./can-do-now.ts";
import type { WeekSummary } from "./summary-of.ts";

const FIRST_YEAR_WEEKS = 52;
const DAY_MS = 86_400_000;

export function babySummary(info: PregnancyInfo, today: string, vaccines: Figure[]): WeekSummary | null {
  const { afterBirthWeek, babyName, babyAge, babyBirthDate, numberOfBabies } = info;
  if (!afterBirthWeek || !babyAge || !babyBirthDate) return null;
  const { weeks, days, correctedWeeks, daysEarly } = babyAge;
  const isSeveral = numberOfBabies > 1;
  const months = monthsSince(babyBirthDate, days);
  const age = months < 12 ? ageInWords(weeks, days) : olderThanOne(months);
  const isBeforeDueDate = daysEarly !== null && days < daysEarly;
  const corrected = correctedAge(info);
  return {
    kick: dayOfThisWeek(today),
    name: babyName,
    title: babyName ? `${areOrIs(isSeveral)} ${age}` : `${isSeveral ? "Your babies are" : "Your baby is"} ${age}`,
    isNameMissing: babyName === null,
    about: isBeforeDueDate ? null : canDoNow(isSeveral ? "Each of them" : "Your baby", correctedWeeks ?? weeks),
    size: null,
    ring: { of: "baby", weeks, picture: afterBirthWeek.imageUrl },
    caption: weeks < FIRST_YEAR_WEEKS ? "The first year: one bead is one week." : "The first year is complete.",
    figures:
      weeks < FIRST_YEAR_WEEKS
        ? [
            ...(weeks > 0 ? [{ value: `${days} days`, label: "since birth" }] : []),
            { value: `Week ${weeks + 1}`, label: `of ${FIRST_YEAR_WEEKS}` },
            ...vaccines,
          ]
        : vaccines,
    due: null,
    uncertain: null,
    notes: corrected
      ? [`Born early: ${corrected}.${isBeforeDueDate ? "" : " Expect what a baby of that age can do."}`]
      : [],
    isEarly: false,
    isPastDue: false,
    isLongPastDue: false,
    // There is a text for each week of the first year alone.
    text: weeks < FIRST_YEAR_WEEKS ? afterBirthWeek.shortDescription : null,
  };
}

function areOrIs(isSeveral: boolean) {
  return isSeveral ? "are" : "is";
}

export function ageInWords(weeks: number, days: number) {
  if (weeks === 0) return days === 1 ? "1 day old" : `${days} days old`;
  return weeks === 1 ? "1 week old" : `${weeks} weeks old`;
}

function monthsSince(birthDate: string, days: number) {
  const birth = new Date(`${birthDate}T00:00:00Z`);
  const today = new Date(birth.getTime() + days * DAY_MS);
  const months = 12 * (today.getUTCFullYear() - birth.getUTCFullYear()) + today.getUTCMonth() - birth.getUTCMonth();
  return today.getUTCDate() < birth.getUTCDate() ? months - 1 : months;
}

/** From the first birthday on mothers count months, and later years. */
function olderThanOne(months: number) {
  return months < 24 ? `${months} months old` : `${Math.floor(months / 12)} years old`;
}
