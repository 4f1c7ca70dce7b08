import type { PregnancyInfo } from "../../api/types.ts";
import { correctedAge } from "../../format/corrected-age.ts";
import { dayOfThisWeek } from "../../format/dates.ts";
import type { Figure } from "../../format/figures.ts";
import { inOneLine } from "../../format/words.ts";
import { canDoNow } from "./can-do-now.ts";
import type { WeekSummary } from "./summary-of.ts";

const FIRST_YEAR_WEEKS = 52;
const DAY_MS = 86_400_000;

export function babySummary(info: PregnancyInfo, today: string, vaccines: Figure[]): WeekSummary | null {
  const { afterBirthWeek, babyName, babyAge, babyBirthDate, numberOfBabies } = info;
  if (!afterBirthWeek || !babyAge || !babyBirthDate) return null;
  const { weeks, days, correctedWeeks, daysEarly } = babyAge;
  const isSeveral = numberOfBabies > 1;
  const age = inOneLine(`${ageOf(babyBirthDate, days)} old`);
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
    // How old a baby born early is takes its place.
    caption: corrected
      ? null
      : weeks < FIRST_YEAR_WEEKS
        ? "The first year: one bead is one week."
        : "The first year is complete.",
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
    text: corrected ? earlyWords(info) : weeks < FIRST_YEAR_WEEKS ? afterBirthWeek.shortDescription : null,
  };
}

const EARLY_WORDS_WEEKS = 12;

/**
 * In place of the text of the week, which is of babies born at term.
 * Sources: WHO, Pocket book of primary health care for children (2022); AAP, Age Terminology During the Perinatal Period.
 */
function earlyWords({ babyAge }: PregnancyInfo) {
  const { days = 0, daysEarly = null, correctedWeeks = null } = babyAge ?? {};
  if (daysEarly !== null && days < daysEarly) {
    return "Skin to skin on a bare chest keeps a small baby warm and steady. Feed at least every two to three hours, by day and by night. Keep every weight check.";
  }
  if (correctedWeeks === null || correctedWeeks >= EARLY_WORDS_WEEKS) return null;
  return "Growth and new skills go by the due date, vaccines by the birth date. Keep every weight check, and go on holding your baby close.";
}

function areOrIs(isSeveral: boolean) {
  return isSeveral ? "are" : "is";
}

/** '3 weeks'; from the first birthday on mothers count months, and later years. @param days since the birth */
export function ageOf(birthDate: string, days: number): string {
  const months = monthsSince(birthDate, days);
  if (months < 12) return weeksOrDays(Math.floor(days / 7), days);
  return months < 24 ? `${months} months` : `${Math.floor(months / 12)} years`;
}

export function ageInWords(weeks: number, days: number): string {
  return `${weeksOrDays(weeks, days)} old`;
}

function weeksOrDays(weeks: number, days: number) {
  if (weeks === 0) return days === 1 ? "1 day" : `${days} days`;
  return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

function monthsSince(birthDate: string, days: number) {
  const birth = new Date(`${birthDate}T00:00:00Z`);
  const today = new Date(birth.getTime() + days * DAY_MS);
  const months = 12 * (today.getUTCFullYear() - birth.getUTCFullYear()) + today.getUTCMonth() - birth.getUTCMonth();
  return today.getUTCDate() < birth.getUTCDate() ? months - 1 : months;
}
