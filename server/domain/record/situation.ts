import { READING_KINDS, type ReadingKind } from "../../contract/record/kinds.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { gestationalAge } from "../pregnancies/age.ts";
import { addDays, addYears, daysBetween, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { pregnanciesOf, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { dueDateOf } from "../pregnancies/progress.ts";
import { stageOf, type Stage } from "../pregnancies/stage.ts";
import type { Readers } from "../signs/table.ts";

export interface Situation {
  today: CalendarDate;
  stage: Stage;
  /** The one that pages are about, also after a loss. */
  chosen: Pregnancy | null;
  firstStart: CalendarDate | null;
  kinds: readonly ReadingKind[];
  /** The day from which movements are asked about; null unless she is pregnant. */
  movementsFrom: CalendarDate | null;
}

/** Most feel the first movements between 16 and 24 weeks (NHS: Your baby's movements). */
const FIRST_MOVEMENTS_DAYS = 16 * 7;
const LONGEST_PREGNANCY_DAYS = 44 * 7;
const LAST_WEEK = 42;

const WITHOUT_BABY: readonly ReadingKind[] = ["bloodPressure", "weight"];
const OWN: readonly ReadingKind[] = [...WITHOUT_BABY, "haemoglobin", "urineProtein", "bloodSugar"];

export async function situationOf(context: Context, member: Member): Promise<Situation> {
  return situationIn(await pregnanciesOf(context, member.id), today(context));
}

export function situationIn(pregnancies: readonly Pregnancy[], now: CalendarDate): Situation {
  const chosen = pregnancies.find(({ isCurrent }) => isCurrent) ?? null;
  const stage = stageOf(chosen);
  const starts = pregnancies.flatMap((each) => startOf(each) ?? []).toSorted();
  const movementsFrom = stage === "pregnant" && chosen ? movementsDay(chosen, now) : null;
  return {
    today: now,
    stage,
    chosen,
    firstStart: starts[0] ?? null,
    kinds: stage === "none" ? WITHOUT_BABY : movementsFrom && movementsFrom <= now ? READING_KINDS : OWN,
    movementsFrom,
  };
}

/** Of a pregnancy without dates nobody knows the week. */
function movementsDay(pregnancy: Pregnancy, now: CalendarDate): CalendarDate {
  const due = dueDateOf(pregnancy);
  return due ? addDays(pregnancyStart(due.date), FIRST_MOVEMENTS_DAYS) : addDays(now, -LONGEST_PREGNANCY_DAYS);
}

function startOf(pregnancy: Pregnancy): CalendarDate | null {
  const due = dueDateOf(pregnancy);
  if (due) return pregnancyStart(due.date);
  const end = pregnancy.birthDate ?? pregnancy.loss?.date;
  return end ? addDays(end, -LONGEST_PREGNANCY_DAYS) : null;
}

/** A year back, so that a weight from before the pregnancy can be written down, or to the first pregnancy that is known. */
export function earliestDay({ today: now, firstStart }: Situation): CalendarDate {
  const aYearAgo = addYears(now, -1);
  return firstStart && firstStart < aYearAgo ? firstStart : aYearAgo;
}

export function hasMovementsOn({ movementsFrom }: Situation, date: CalendarDate): boolean {
  return movementsFrom !== null && date >= movementsFrom;
}

export function readersOn({ chosen, stage }: Situation, date: CalendarDate): Readers {
  const start = chosen && startOf(chosen);
  // The rows after a birth are those for women who are not pregnant.
  if (!chosen || stage === "none" || (start && date < start)) return ofAnyDay("afterBirth");
  const end = chosen.birthDate ?? chosen.loss?.date ?? null;
  if (end && date >= end) {
    const day = daysBetween(end, date);
    return { who: chosen.loss ? "afterLoss" : "afterBirth", from: day, to: day };
  }
  if (!end && chosen.loss) return ofAnyDay("afterLoss");
  const due = dueDateOf(chosen);
  if (!due) return ofAnyDay("pregnant");
  const week = Math.min(LAST_WEEK, gestationalAge(due.date, date).weeks);
  return { who: "pregnant", from: week, to: week };
}

function ofAnyDay(who: Readers["who"]): Readers {
  return { who, from: 0, to: Number.MAX_SAFE_INTEGER };
}
