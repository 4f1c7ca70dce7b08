import type { PregnancyInfo } from "../../api/types.ts";
import { dayOfThisWeek } from "../../format/dates.ts";
import type { Figure } from "../../format/figures.ts";
import { inOneLine } from "../../format/words.ts";
import { canDoNow } from "./can-do-now.ts";
import type { WeekSummary } from "./summary-of.ts";
import { m } from "../../messages/m.ts";
import { FIRST_WEEKS, signsOfBaby } from "./sign-rows.ts";

const FIRST_YEAR_WEEKS = 52;
const DAY_MS = 86_400_000;

export function babySummary(info: PregnancyInfo, today: string, vaccines: Figure[]): WeekSummary | null {
  const { afterBirthWeek, babyName, babyAge, babyBirthDate, numberOfBabies } = info;
  if (!afterBirthWeek || !babyAge || !babyBirthDate) return null;
  const { weeks, days, correctedWeeks, daysEarly } = babyAge;
  const age = inOneLine(ageOf(babyBirthDate, days));
  const isBeforeDueDate = daysEarly !== null && days < daysEarly;
  const isCorrected = correctedWeeks !== null && daysEarly !== null;
  return {
    kick: dayOfThisWeek(today),
    title: babyName
      ? m.homeBabyAgeNamed({ name: babyName, age, count: numberOfBabies })
      : m.homeBabyAge({ age, count: numberOfBabies }),
    isNameMissing: babyName === null,
    about: isBeforeDueDate ? null : canDoNow(numberOfBabies, correctedWeeks ?? weeks),
    size: null,
    ring: { of: "baby", weeks, picture: afterBirthWeek.imageUrl },
    // How old a baby born early is takes its place, and at first the figures stand beside the ring.
    caption:
      isCorrected || weeks < FIRST_WEEKS
        ? null
        : weeks < FIRST_YEAR_WEEKS
          ? m.homeFirstYear()
          : m.homeFirstYearComplete(),
    figures:
      weeks < FIRST_YEAR_WEEKS
        ? [
            ...(weeks > 0 ? [{ value: m.timeDays({ count: days }), label: m.homeSinceBirth() }] : []),
            { value: m.weekNumber({ week: weeks + 1 }), label: m.homeOfWeeks({ weeks: FIRST_YEAR_WEEKS }) },
            ...vaccines,
          ]
        : vaccines,
    due: null,
    uncertain: null,
    notes: isCorrected ? [bornEarly(isBeforeDueDate, correctedWeeks)] : [],
    signs: weeks < FIRST_WEEKS ? signsOfBaby() : null,
    isEarly: false,
    isPastDue: false,
    isLongPastDue: false,
    // There is a text for each week of the first year alone.
    text: isCorrected ? earlyWords(info) : weeks < FIRST_YEAR_WEEKS ? afterBirthWeek.shortDescription : null,
    textLanguage: isCorrected ? undefined : afterBirthWeek.textLanguage,
  };
}

function bornEarly(isBeforeDueDate: boolean, correctedWeeks: number) {
  if (isBeforeDueDate) return m.homeBornEarlyAhead();
  return correctedWeeks === 0 ? m.homeBornEarlyNow() : m.homeBornEarly({ count: correctedWeeks });
}

const EARLY_WORDS_WEEKS = 12;

/**
 * In place of the text of the week, which is of babies born at term.
 * Sources: WHO, Pocket book of primary health care for children (2022); AAP, Age Terminology During the Perinatal Period.
 */
function earlyWords({ babyAge }: PregnancyInfo) {
  const { days = 0, daysEarly = null, correctedWeeks = null } = babyAge ?? {};
  if (daysEarly !== null && days < daysEarly) {
    return m.homeEarlySkin();
  }
  if (correctedWeeks === null || correctedWeeks >= EARLY_WORDS_WEEKS) return null;
  return m.homeEarlyGrowth();
}

/** '3 weeks'; from the first birthday on mothers count months, and later years. @param days since the birth */
export function ageOf(birthDate: string, days: number): string {
  const months = monthsSince(birthDate, days);
  if (months < 12) return weeksOrDays(Math.floor(days / 7), days);
  return months < 24 ? m.timeMonths({ count: months }) : m.timeYears({ count: Math.floor(months / 12) });
}

export function ageInWords(weeks: number, days: number): string {
  return m.homeAgeOld({ age: weeksOrDays(weeks, days) });
}

function weeksOrDays(weeks: number, days: number) {
  return weeks === 0 ? m.timeDays({ count: days }) : m.timeWeeks({ count: weeks });
}

function monthsSince(birthDate: string, days: number) {
  const birth = new Date(`${birthDate}T00:00:00Z`);
  const today = new Date(birth.getTime() + days * DAY_MS);
  const months = 12 * (today.getUTCFullYear() - birth.getUTCFullYear()) + today.getUTCMonth() - birth.getUTCMonth();
  return today.getUTCDate() < birth.getUTCDate() ? months - 1 : months;
}
