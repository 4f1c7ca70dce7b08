import type { PregnancyInfo } from "../../api/types.ts";
import { dayOfThisWeek, formatDate, shortDate, unbrokenDate } from "../../format/dates.ts";
import { figuresOf, scaleWords, trimesters, type Figure } from "../../format/figures.ts";
import { babySummary } from "./baby-summary.ts";

/** `asking` from three weeks past the due date on, when weeks are no longer counted. */
export type HomeSummary = { kind: "none" } | { kind: "asking" } | ({ kind: "week" } & WeekSummary);

export interface WeekSummary {
  kick: string;
  /** Of the baby, where it is known. */
  name: string | null;
  /** What follows the name, or is the whole title without one. */
  title: string;
  isNameMissing: boolean;
  about: string | null;
  /** Ends the sentence of `about`, in bold. */
  size: string | null;
  ring: { of: "pregnancy" | "baby"; weeks: number; picture: string };
  caption: string | null;
  figures: Figure[];
  due: string | null;
  /** The due date, or both candidates, when her dates are not certain. */
  uncertain: string | null;
  notes: string[];
  isEarly: boolean;
  isPastDue: boolean;
  /** Two weeks past the date that counts. */
  isLongPastDue: boolean;
  text: string | null;
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
    kick: [dayOfThisWeek(today), `${trimesters[trimester ?? 1]} trimester`, severalWord(info.numberOfBabies)]
      .filter(Boolean)
      .join("\u00A0· "),
    name: null,
    title: isCertain ? `Week ${weeks}, day ${days}` : `About week ${weeks}`,
    isNameMissing: false,
    about: isPastDue ? null : aboutBaby(pregnancyWeek, info.numberOfBabies),
    size: isPastDue ? null : pregnancyWeek.babyShape,
    // A size without its words tells nothing, and past the due date no words say how large the baby is.
    ring: { of: "pregnancy", weeks, picture: isPastDue ? `/pictures/plant-${weeks}.svg` : pregnancyWeek.imageUrl },
    caption: isPastDue ? null : isSeveral ? scansWords : scaleWords(pregnancyWeek),
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
    isEarly: weeks < EARLY_WEEKS,
    isPastDue,
    isLongPastDue: isLong(info, weeks),
    // The texts of the weeks speak of one baby.
    text: isSeveral ? null : pregnancyWeek.shortDescription,
  };
}

/** The day to which days are counted; null for several babies, who come earlier, and where it is over or not certain. */
function countedDay({ expectedDate, dating, numberOfBabies, status }: PregnancyInfo, today: string) {
  const isCounted = status === "underway" && dating.isCertain !== false && numberOfBabies === 1;
  return isCounted && expectedDate !== null && expectedDate >= today ? expectedDate : null;
}

function aboutBaby({ week, babyShape }: NonNullable<PregnancyInfo["pregnancyWeek"]>, numberOfBabies: number) {
  if (babyShape) return "Your baby is about the size of";
  return noBabyYet(week) ?? bornEarlier[numberOfBabies] ?? null;
}

const scansWords = "Your scans show how each of your babies grows.";
/** Sources: NICE, quality standard 46; Twins Trust, Prematurity. */
const bornEarlier: Partial<Record<number, string>> = {
  2: "Most twins are born by 37 weeks.",
  3: "Most triplets are born before 35 weeks.",
};

function dueWords(expectedDate: string, today: string) {
  const isOver = expectedDate < today;
  return `${isOver ? "Your due date was" : "Due about"} ${formatDate(expectedDate)}`;
}

function severalWord(numberOfBabies: number) {
  if (numberOfBabies < 2) return null;
  return numberOfBabies === 2 ? "Twins" : numberOfBabies === 3 ? "Triplets" : `${numberOfBabies} babies`;
}

/** For who reads it in one sentence. */
export function sizeSentence(subject: string, { week, babyShape }: { week: number; babyShape: string | null }) {
  if (babyShape) return ` ${subject} is about the size of ${babyShape}.`;
  return noBabyYet(week) ? ` ${noBabyYet(week)}` : "";
}

function noBabyYet(week: number) {
  return week <= 2 ? "Not yet a baby: your body is getting ready." : null;
}

function uncertainWords(expectedDate: string, { secondDate }: PregnancyInfo["dating"]) {
  const dates = [expectedDate, secondDate].flatMap((date) => (date ? [unbrokenDate(date)] : []));
  return `Due about ${dates.join(" or ")} (not certain).`;
}

/** Past due may be by a late scan only, not by the date that counts. After two weeks a row of its own says what to do. */
function pastDueWords(info: PregnancyInfo, weeks: number) {
  if (isLong(info, weeks)) return ["You are two weeks past your due date."];
  const first = isByCertainDate(info)
    ? "You are a little past your due date, as many are."
    : "By one of your two dates you are past your due date.";
  return [first, "Your midwife or doctor will want to see you now."];
}

function isLong(info: PregnancyInfo, weeks: number) {
  return info.status === "pastDue" && isByCertainDate(info) && weeks >= TERM_WEEKS + 2;
}

function isByCertainDate({ dating, expectedDate }: Pick<PregnancyInfo, "dating" | "expectedDate">) {
  return dating.pastDueFrom === expectedDate;
}
