import type { Reading } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";
import type { Line } from "./frame.ts";

type Advice = Reading["advice"];

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

/** What is most urgent to do. Nothing less urgent stands beside it. */
export function mostUrgent(all: readonly Advice[]) {
  const advised = all.flatMap((advice) => (advice?.isCurrent ? [advice] : []));
  const level = (["now", "today", "thisWeek"] as const).find((each) => advised.some(({ urgency }) => urgency === each));
  if (!level) return null;
  const sentences = advised.filter(({ urgency }) => urgency === level);
  const titles = { now: m.recordActNow(), today: m.recordActToday(), thisWeek: m.recordActThisWeek() };
  const bySentence = new Map(sentences.map(({ sentence, textLanguage }) => [sentence, { sentence, textLanguage }]));
  return { level, title: titles[level], sentences: [...bySentence.values()] };
}

export type UrgentReadings = NonNullable<ReturnType<typeof mostUrgent>>;
