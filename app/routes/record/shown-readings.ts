import type { Reading } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { asSentence } from "../../format/sentence.ts";
import { m } from "../../messages/m.ts";
import type { Line } from "./frame.ts";

type Advice = Reading["advice"];
type TextLanguage = NonNullable<Advice>["textLanguage"];
type Urgency = NonNullable<Advice>["urgency"];

export interface ReadingSection {
  kind: string;
  name: string;
  title?: string;
  line: Line | null;
  about?: string;
  readings: ReturnType<typeof shownReading>[];
  /** The address of the rest, and how many there are in all. */
  more?: { to: string; total: number } | null;
}

export interface Showing {
  /** YYYY-MM-DD */
  today: string;
  /** Of the whole record, or of all that was measured of a child. */
  level: Urgency | null;
}

/** @param to where it is changed */
export function shownReading(
  { id, date, inWords, advice }: Pick<Reading, "id" | "date" | "inWords" | "advice">,
  { today, level }: Showing,
  to: string,
) {
  const isToDo = advice !== null && saysWhatToDo(advice, level);
  return {
    id,
    to,
    day: shortDate(date, today),
    value: inWords,
    advice: advice && {
      words: isToDo ? advice.sentence : besideOther(advice),
      isUrgent: isToDo && advice.urgency !== "thisWeek",
      textLanguage: advice.textLanguage,
    },
  };
}

function besideOther({ sign, isCurrent, textLanguage }: NonNullable<Advice>): string {
  return isCurrent && !textLanguage ? m.recordShowToo({ sign }) : asSentence(sign, textLanguage);
}

/** Nothing less urgent than the most urgent is to be done, so 'this week' never stands beside 'now'. */
export function saysWhatToDo({ isCurrent, urgency }: NonNullable<Advice>, level: Urgency | null): boolean {
  return isCurrent && urgency === level;
}

export function urgentLevel(readings: readonly { advice: Advice }[]): Urgency | null {
  const isOf = (level: Urgency) => readings.some(({ advice }) => advice?.isCurrent && advice.urgency === level);
  return (["now", "today", "thisWeek"] as const).find(isOf) ?? null;
}

interface Judged extends Pick<Reading, "name" | "inWords" | "date"> {
  advice: Advice;
}

/**
 * What is most urgent to do, each with the last reading that says so.
 *
 * @param readings of each kind the newest first
 * @param today YYYY-MM-DD
 */
export function mostUrgent(readings: readonly Judged[], today: string) {
  const level = urgentLevel(readings);
  if (!level) return null;
  const titles = { now: m.recordActNow(), today: m.recordActToday(), thisWeek: m.recordActThisWeek() };
  const bySentence = new Map<string, { reading: string; sentence: string; textLanguage: TextLanguage }>();
  for (const { name, inWords: value, date, advice } of readings) {
    if (!advice || !saysWhatToDo(advice, level) || bySentence.has(advice.sentence)) continue;
    const { sentence, textLanguage } = advice;
    const reading = m.recordYours({ name, value: value.replace(" ", "\u00A0"), date: shortDate(date, today) });
    bySentence.set(sentence, { reading, sentence, textLanguage });
  }
  return { level, title: titles[level], advised: [...bySentence.values()] };
}

export type UrgentReadings = NonNullable<ReturnType<typeof mostUrgent>>;
