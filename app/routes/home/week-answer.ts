import { href } from "react-router";
import type { WeekOfDate } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { figuresOf, scaleWords, trimesters, type Figure } from "../../format/figures.ts";
import { ageInWords } from "./baby-summary.ts";
import { sizeSentence } from "./summary-of.ts";

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
  account: string[];
  read: { words: string; to: string };
  signs: { words: string; to: string }[];
}

const FEELS_MOVES_FROM_WEEK = 24;
const MOTHERS_OWN_WEEKS = 6;
const FIRST_YEAR_WEEKS = 52;

const ofAccount = {
  week: "Your week, each time you come back",
  forum: "Other mothers to ask",
};

/** Made on the server, so that the texts are not part of the page's script. */
export function weekAnswer(counted: WeekOfDate): WeekAnswer {
  return pregnant(counted) ?? afterBirth(counted) ?? { kind: "stopped" };
}

function pregnant({ status, gestationalAge, pregnancyWeek, trimester, daysLeft, expectedDate }: WeekOfDate) {
  if (!gestationalAge || !pregnancyWeek || !expectedDate) return null;
  const { weeks, days } = gestationalAge;
  const isPastDue = status === "pastDue";
  const { week, imageUrl, shortDescription } = pregnancyWeek;
  return {
    kind: "week" as const,
    title: `Week ${weeks}, day ${days}`,
    kick: [`${trimesters[trimester ?? 1]} trimester.`, `Due about ${formatDate(expectedDate)}.`],
    about: sizeSentence("Your baby", pregnancyWeek).trim() || null,
    scale: scaleWords(pregnancyWeek),
    ring: { of: "pregnancy" as const, weeks, picture: imageUrl },
    figures: figuresOf({ ...pregnancyWeek, daysLeft: isPastDue ? null : daysLeft, trimester }),
    isPastDue,
    heading: week <= 2 ? "Your body now" : "You and your baby now",
    text: shortDescription,
    account: [ofAccount.week, "The dates of your check-ups, also for your calendar", ofAccount.forum],
    read: { words: `Read week ${week}`, to: `${href("/weeks")}?tab=before&week=${week}` },
    signs: [
      {
        words:
          weeks < FEELS_MOVES_FROM_WEEK
            ? "Bleeding, strong belly pain or a bad headache?"
            : "Bleeding, bad headache, baby moving less?",
        to: `${href("/danger-signs")}?who=pregnant`,
      },
    ],
  };
}

function afterBirth({ babyAge, afterBirthWeek }: WeekOfDate) {
  if (!babyAge || !afterBirthWeek) return null;
  const { weeks, days } = babyAge;
  const { week, imageUrl, shortDescription } = afterBirthWeek;
  const ofMother = { words: "Heavy bleeding, fever or a bad headache?", to: `${href("/danger-signs")}?who=afterBirth` };
  return {
    kind: "week" as const,
    title: ageInWords(weeks, days),
    kick: ["Your baby"],
    about: null,
    scale: null,
    ring: { of: "baby" as const, weeks, picture: imageUrl },
    figures:
      weeks < FIRST_YEAR_WEEKS
        ? [
            { value: `Week ${weeks + 1}`, label: "is your baby's week now" },
            { value: String(days), label: days === 1 ? "day since birth" : "days since birth" },
          ]
        : [],
    isPastDue: false,
    heading: "You and your baby now",
    // There is a text for each week of the first year alone.
    text: weeks < FIRST_YEAR_WEEKS ? shortDescription : null,
    account: [ofAccount.week, "The dates of your baby's vaccines and of your own check-ups", ofAccount.forum],
    read: { words: `Read week ${week}`, to: `${href("/weeks")}?tab=after&week=${week}` },
    signs: [
      { words: "Baby not feeding, too hot or cold, or breathing fast?", to: `${href("/danger-signs")}?who=baby` },
      ...(weeks < MOTHERS_OWN_WEEKS ? [ofMother] : []),
    ],
  };
}
