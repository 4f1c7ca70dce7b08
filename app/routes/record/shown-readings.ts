import type { Reading } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";
import type { Line } from "./frame.ts";

type Advice = Reading["advice"];
type TextLanguage = NonNullable<Advice>["textLanguage"];

export interface ReadingSection {
  kind: string;
  name: string;
  line: Line | null;
  /** Plain words about the line. */
  about?: string;
  readings: ReturnType<typeof shownReading>[];
  /** The address of the rest, and how many there are in all. */
  more?: { to: string; total: number } | null;
}

/** @param to where it is changed */
export function shownReading(
  { id, date, inWords, advice }: Pick<Reading, "id" | "date" | "inWords" | "advice">,
  today: string,
  to: string,
) {
  return {
    id,
    to,
    day: shortDate(date, today),
    value: inWords,
    advice: advice && {
      words: advice.isCurrent ? advice.sentence : advice.sign,
      isUrgent: advice.isCurrent && advice.urgency !== "thisWeek",
      textLanguage: advice.textLanguage,
    },
  };
}

interface Judged extends Pick<Reading, "name" | "inWords" | "date"> {
  advice: Advice;
}

/**
 * What is most urgent to do, each with the last reading that says so. Nothing less urgent stands beside it.
 *
 * @param readings of each kind the newest first
 * @param today YYYY-MM-DD
 */
export function mostUrgent(readings: readonly Judged[], today: string) {
  const current = readings.flatMap(({ advice, ...reading }) => (advice?.isCurrent ? [{ ...reading, advice }] : []));
  const level = (["now", "today", "thisWeek"] as const).find((each) =>
    current.some(({ advice }) => advice.urgency === each),
  );
  if (!level) return null;
  const titles = { now: m.recordActNow(), today: m.recordActToday(), thisWeek: m.recordActThisWeek() };
  const bySentence = new Map<string, { reading: string; sentence: string; textLanguage: TextLanguage }>();
  for (const { name, inWords: value, date, advice } of current) {
    const { urgency, sentence, textLanguage } = advice;
    if (urgency !== level || bySentence.has(sentence)) continue;
    const reading = m.recordYours({ name, value, date: shortDate(date, today) });
    bySentence.set(sentence, { reading, sentence, textLanguage });
  }
  return { level, title: titles[level], advised: [...bySentence.values()] };
}

export type UrgentReadings = NonNullable<ReturnType<typeof mostUrgent>>;
