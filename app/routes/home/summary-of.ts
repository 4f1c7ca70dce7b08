import { href } from "react-router";
import type { PregnancyInfo, Week } from "../../api/types.ts";
import { dayOfThisWeek, formatDate, shortDate, unbrokenDate } from "../../format/dates.ts";
import { figuresOf, scaleWords, type Figure } from "../../format/figures.ts";
import { babySummary } from "./baby-summary.ts";
import { trimesters } from "../../format/trimester.ts";
import { m } from "../../messages/m.ts";

/** `asking` from three weeks past the due date on, when weeks are no longer counted. */
export type HomeSummary = { kind: "none" } | { kind: "asking" } | ({ kind: "week" } & WeekSummary);

export interface WeekSummary {
  kick: string;
  title: string;
  /** Of the baby, where the name is known: takes the title's place. */
  isNameMissing: boolean;
  about: string | null;
  size: string | null;
  ring: { of: "pregnancy" | "baby"; weeks: number; picture: string };
  caption: string | null;
  figures: Figure[];
  due: string | null;
  /** The due date, or both candidates, when her dates are not certain. */
  uncertain: string | null;
  notes: string[];
  /** `children`: what else its row says. */
  signs: { words: string; to: string; children?: string } | null;
  isEarly: boolean;
  isPastDue: boolean;
  isLongPastDue: boolean;
  text: string | null;
  /** Of the text and the size, where it is not the page's. */
  textLanguage: Week["textLanguage"];
}

const EARLY_WEEKS = 8;
const TERM_WEEKS = 40;

/**
 * Made on the server, so that the texts are not part of the page's script.
 * @param today YYYY-MM-DD
 * @param vaccines the figure beside a baby's age
 */
export function summaryOf(info: PregnancyInfo | null, today: string, vaccines: Figure[] = []): HomeSummary {
  if (info?.status === "stopped") return { kind: "asking" };
  const week = info && (info.status === "born" ? babySummary(info, today, vaccines) : expecting(info, today));
  return week ? { kind: "week", ...week } : { kind: "none" };
}

function expecting(info: PregnancyInfo, today: string): WeekSummary | null {
  const { gestationalAge, pregnancyWeek, trimester, expectedDate, dating } = info;
  if (!gestationalAge || !pregnancyWeek) return null;
  const { weeks, days } = gestationalAge;
  const isPastDue = info.status === "pastDue";
  const isCertain = dating.isCertain !== false;
  const isSeveral = info.numberOfBabies > 1;
  const day = countedDay(info, today);
  return {
    kick: [dayOfThisWeek(today), trimesters[trimester ?? 1], severalWord(info.numberOfBabies)]
      .filter(Boolean)
      .join("\u00A0· "),
    title: isCertain ? m.homeWeekDay({ weeks, days }) : m.homeAboutWeek({ weeks }),
    isNameMissing: false,
    about: isPastDue || pregnancyWeek.babyShape ? null : aboutBaby(pregnancyWeek.week, info.numberOfBabies),
    size: isPastDue ? null : pregnancyWeek.babyShape,
    // A size without its words tells nothing, and past the due date no words say how large the baby is.
    ring: { of: "pregnancy", weeks, picture: isPastDue ? `/pictures/plant-${weeks}.svg` : pregnancyWeek.imageUrl },
    caption: isPastDue ? null : isSeveral ? m.homeScans() : scaleWords(pregnancyWeek),
    figures: isPastDue
      ? []
      : figuresOf({
          ...pregnancyWeek,
          daysLeft: day === null ? null : info.daysLeft,
          due: day && shortDate(day, today),
        }),
    due: expectedDate && !isPastDue && isCertain && !day ? dueWords(expectedDate, today) : null,
    uncertain: expectedDate && !isCertain ? uncertainWords(expectedDate, dating) : null,
    notes: isPastDue ? pastDueWords(info, weeks) : [],
    signs: isLong(info, weeks) ? signsPastTwoWeeks(isSeveral) : null,
    isEarly: weeks < EARLY_WEEKS,
    isPastDue,
    isLongPastDue: isLong(info, weeks),
    // The texts of the weeks speak of one baby.
    text: isSeveral ? null : pregnancyWeek.shortDescription,
    textLanguage: pregnancyWeek.textLanguage,
  };
}

/** The day to which days are counted; null for several babies, who come earlier, and where it is over or not certain. */
function countedDay({ expectedDate, dating, numberOfBabies, status }: PregnancyInfo, today: string) {
  const isCounted = status === "underway" && dating.isCertain !== false && numberOfBabies === 1;
  return isCounted && expectedDate !== null && expectedDate >= today ? expectedDate : null;
}

function aboutBaby(week: number, numberOfBabies: number) {
  return noBabyYet(week) ?? bornEarlier[numberOfBabies] ?? null;
}

/** Sources: NICE, quality standard 46; Twins Trust, Prematurity. */
const bornEarlier: Partial<Record<number, string>> = {
  2: m.homeTwinsBorn(),
  3: m.homeTripletsBorn(),
};

function dueWords(expectedDate: string, today: string) {
  const date = formatDate(expectedDate);
  return expectedDate < today ? m.homeDueWas({ date }) : m.dueAbout({ date });
}

function severalWord(numberOfBabies: number) {
  if (numberOfBabies < 2) return null;
  if (numberOfBabies === 2) return m.twins();
  return numberOfBabies === 3 ? m.triplets() : m.homeBabies({ count: numberOfBabies });
}

export function sizeSentence({ week, babyShape }: { week: number; babyShape: string | null }) {
  return babyShape ? m.homeBabySize({ size: babyShape }) : noBabyYet(week);
}

function noBabyYet(week: number) {
  return week <= 2 ? m.weekNoBabyYet() : null;
}

function uncertainWords(expectedDate: string, { secondDate }: PregnancyInfo["dating"]) {
  const date = unbrokenDate(expectedDate);
  return secondDate ? m.homeDueUncertainTwo({ date, second: unbrokenDate(secondDate) }) : m.homeDueUncertain({ date });
}

/** Past due may be by a late scan only, not by the date that counts. After two weeks a row of its own says what to do. */
function pastDueWords(info: PregnancyInfo, weeks: number) {
  if (isLong(info, weeks)) return [m.homePastTwoWeeks()];
  return [isByCertainDate(info) ? m.homePastALittle() : m.homePastByOne(), m.homeWantToSee()];
}

function signsPastTwoWeeks(isSeveral: boolean) {
  return {
    words: m.homeSeeToday(),
    to: `${href("/danger-signs")}?who=pregnant`,
    children: isSeveral ? m.homeSignsAskSeveral() : m.homeSignsAsk(),
  };
}

export function isLong(info: PregnancyInfo, weeks: number) {
  return info.status === "pastDue" && isByCertainDate(info) && weeks >= TERM_WEEKS + 2;
}

function isByCertainDate({ dating, expectedDate }: Pick<PregnancyInfo, "dating" | "expectedDate">) {
  return dating.pastDueFrom === expectedDate;
}
