import { href } from "react-router";
import type { Week, WeekOfDate } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { figuresOf, scaleWords, type Figure } from "../../format/figures.ts";
import { ageInWords } from "./baby-summary.ts";
import { FIRST_WEEKS, signsAfterBirth, signsOfBaby, signsOfPregnancy } from "./sign-rows.ts";
import { sizeSentence } from "./summary-of.ts";
import { m } from "../../messages/m.ts";

/** `stopped` from three weeks past the due date on, when weeks are no longer counted. */
export type WeekAnswer = { kind: "stopped" } | CountedAnswer;

export interface CountedAnswer {
  kind: "week";
  title: string;
  /** Each part stays on one line. */
  kick: string[];
  about: string | null;
  scale: string | null;
  ring: { of: "pregnancy" | "baby"; weeks: number; picture: string };
  figures: Figure[];
  isPastDue: boolean;
  heading: string;
  text: string | null;
  /** Of the text, where it is not the page's. */
  textLanguage: Week["textLanguage"];
  account: string[];
  read: { words: string; to: string };
  signs: { words: string; to: string }[];
}

const FIRST_YEAR_WEEKS = 52;

const ofAccount = {
  week: m.homeAccountWeek(),
  forum: m.homeAccountForum(),
};

const trimesters: Partial<Record<number, string>> = {
  1: m.homeInTrimesterFirst(),
  2: m.homeInTrimesterSecond(),
  3: m.homeInTrimesterThird(),
};

/** Made on the server, so that the texts are not part of the page's script. */
export function weekAnswer(counted: WeekOfDate): WeekAnswer {
  return pregnant(counted) ?? afterBirth(counted) ?? { kind: "stopped" };
}

function pregnant({ status, gestationalAge, pregnancyWeek, trimester, daysLeft, expectedDate }: WeekOfDate) {
  if (!gestationalAge || !pregnancyWeek || !expectedDate) return null;
  const { weeks, days } = gestationalAge;
  const isPastDue = status === "pastDue";
  const { week, imageUrl, shortDescription, textLanguage } = pregnancyWeek;
  return {
    kind: "week" as const,
    title: m.homeWeekDay({ weeks, days }),
    kick: [trimesters[trimester ?? 1] ?? "", m.homeDueIs({ date: formatDate(expectedDate) })],
    about: sizeSentence(pregnancyWeek),
    scale: scaleWords(pregnancyWeek),
    ring: { of: "pregnancy" as const, weeks, picture: imageUrl },
    figures: figuresOf({ ...pregnancyWeek, daysLeft: isPastDue ? null : daysLeft, trimester }),
    isPastDue,
    heading: week <= 2 ? m.homeBodyNow() : m.homeBabyNow(),
    text: shortDescription,
    textLanguage,
    account: [ofAccount.week, m.homeAccountVisits(), ofAccount.forum],
    read: { words: m.homeReadWeek({ week }), to: `${href("/weeks")}?tab=before&week=${week}` },
    signs: signsOfPregnancy(weeks, 1),
  };
}

function afterBirth({ babyAge, afterBirthWeek }: WeekOfDate) {
  if (!babyAge || !afterBirthWeek) return null;
  const { weeks, days } = babyAge;
  const { week, imageUrl, shortDescription, textLanguage } = afterBirthWeek;
  return {
    kind: "week" as const,
    title: ageInWords(weeks, days),
    kick: [m.yourBaby()],
    about: null,
    scale: null,
    ring: { of: "baby" as const, weeks, picture: imageUrl },
    figures:
      weeks < FIRST_YEAR_WEEKS
        ? [
            { value: m.weekNumber({ week: weeks + 1 }), label: m.homeBabyWeekNow() },
            { value: String(days), label: m.homeDaysSinceBirth({ count: days }) },
          ]
        : [],
    isPastDue: false,
    heading: m.homeBabyNow(),
    // There is a text for each week of the first year alone.
    text: weeks < FIRST_YEAR_WEEKS ? shortDescription : null,
    textLanguage,
    account: [ofAccount.week, m.homeAccountVaccines(), ofAccount.forum],
    read: { words: m.homeReadWeek({ week }), to: `${href("/weeks")}?tab=after&week=${week}` },
    signs: [signsOfBaby(), ...(weeks < FIRST_WEEKS ? [signsAfterBirth()] : [])],
  };
}
