import type { PregnancyInfo, Week } from "../../api/types.ts";
import { correctedAge } from "../../format/corrected-age.ts";
import { formatDate } from "../../format/dates.ts";
import { babyWords } from "../../format/babies.ts";

/** `asking` from three weeks past the due date on, when weeks are no longer counted. */
export type HomeSummary = { kind: "none" } | { kind: "asking" } | ({ kind: "week" } & WeekSummary);

interface WeekSummary {
  title: string;
  name: { label: string; value: string } | null;
  about: string;
  picture: string;
  expecting: {
    length: number | null;
    measure: Week["babyLengthMeasure"];
    weight: number | null;
    daysLeft: number | null;
    passed: number;
    due: string;
    /** The due date, or both candidates, when her dates are not certain. */
    uncertain: string | null;
    isPastDue: boolean;
    /** Past due by a late scan only, not by the date that counts. */
    isPastDueByScan: boolean;
  } | null;
  text: string;
  next: { name: string; day: string } | null;
}

/** Made on the server, so that the texts are not part of the page's script. */
export function summaryOf(info: PregnancyInfo | null): HomeSummary {
  if (info?.status === "stopped") return { kind: "asking" };
  const { nextVisit } = info ?? {};
  const next = nextVisit ? { name: nextVisit.name, day: formatDate(nextVisit.date) } : null;
  const week = info && (info.status === "born" ? afterBirth(info) : expecting(info));
  return week ? { kind: "week", ...week, next } : { kind: "none" };
}

function expecting(info: PregnancyInfo): Omit<WeekSummary, "next"> | null {
  const { gestationalAge, pregnancyWeek, trimester, daysLeft, passed, expectedDate, dating } = info;
  if (!gestationalAge || !pregnancyWeek) return null;
  const { subject } = babyWords(info.numberOfBabies);
  const isCertain = dating.isCertain !== false;
  return {
    title: `Week ${gestationalAge.weeks}, day ${gestationalAge.days}`,
    name: null,
    about: `${ordinal[trimester ?? 1]} trimester.${sizeSentence(subject, pregnancyWeek)}`,
    picture: pregnancyWeek.imageUrl,
    expecting: {
      length: pregnancyWeek.babyLength,
      measure: pregnancyWeek.babyLengthMeasure,
      weight: pregnancyWeek.babyWeight,
      daysLeft,
      passed: passed ?? 0,
      due: expectedDate && isCertain ? `Due about ${formatDate(expectedDate)}` : "Week 40",
      uncertain: expectedDate && !isCertain ? uncertainWords(expectedDate, dating) : null,
      isPastDue: info.status === "pastDue",
      isPastDueByScan: info.status === "pastDue" && dating.pastDueFrom !== expectedDate,
    },
    text: pregnancyWeek.shortDescription,
  };
}

function sizeSentence(subject: string, { week, babyShape }: { week: number; babyShape: string | null }) {
  if (babyShape) return ` ${subject} is about the size of ${babyShape}.`;
  return week <= 2 ? " Not yet a baby: your body is getting ready." : "";
}

function uncertainWords(expectedDate: string, { secondDate }: PregnancyInfo["dating"]) {
  const dates = [expectedDate, secondDate].flatMap((date) => (date ? [formatDate(date)] : []));
  return `Due about ${dates.join(" or ")} (not certain).`;
}

const ordinal: Record<number, string> = { 1: "First", 2: "Second", 3: "Third" };

function afterBirth(info: PregnancyInfo): Omit<WeekSummary, "next"> | null {
  const { afterBirthWeek, babyName, babyAge, numberOfBabies } = info;
  if (!afterBirthWeek || !babyAge) return null;
  const corrected = correctedAge(info);
  return {
    title: ageInWords(babyAge.weeks, babyAge.days),
    name: { label: babyWords(numberOfBabies).label, value: babyName ?? "N/A" },
    about: corrected ? `. ${corrected}` : "",
    picture: afterBirthWeek.imageUrl,
    expecting: null,
    text: afterBirthWeek.shortDescription,
  };
}

export function ageInWords(weeks: number, days: number) {
  if (weeks === 0) return days === 1 ? "1 day old" : `${days} days old`;
  return weeks === 1 ? "1 week old" : `${weeks} weeks old`;
}
