import type { MOOD_OFFERS } from "../../contract/mood-check/questions.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { addDays, addMonths, calendarDateOf, daysBetween, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { chosenPregnancy, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { progressOf } from "../pregnancies/progress.ts";
import { stageOf } from "../pregnancies/stage.ts";

export interface MoodOffer {
  reason: (typeof MOOD_OFFERS)[number];
  from: CalendarDate;
  until: CalendarDate;
}

const DAYS = 14;
const WEEK_28 = 28 * 7;
const WEEK_6 = 6 * 7;
/** The questions are about two weeks, which are then all after the loss. */
const AFTER_LOSS = 14;

/** Null also when she kept her answers in these days, or closed it: then it is done. */
export async function moodOfferTo(context: Context, { id }: Member): Promise<MoodOffer | null> {
  const offer = moodOfferOf(await chosenPregnancy(context, id), today(context));
  if (!offer) return null;
  const closed = await context.db
    .selectFrom("moodOffer")
    .select("closedUntil")
    .where("memberId", "=", id)
    .where("reason", "=", offer.reason)
    .executeTakeFirst();
  if (closed && closed.closedUntil >= today(context)) return null;
  const newest = await context.db
    .selectFrom("moodCheck")
    .select("createdAt")
    .where("memberId", "=", id)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const isDone = newest && calendarDateOf(newest.createdAt, context.timeZone) >= offer.from;
  return isDone ? null : offer;
}

export async function closeMoodOffer(context: Context, member: Member): Promise<void> {
  const offer = await moodOfferTo(context, member);
  if (!offer) return;
  const closed = { reason: offer.reason, closedUntil: offer.until };
  await context.db
    .insertInto("moodOffer")
    .values({ memberId: member.id, ...closed })
    .onConflict((conflict) => conflict.column("memberId").doUpdateSet(closed))
    .execute();
}

export function moodOfferOf(pregnancy: Pregnancy | null, now: CalendarDate): MoodOffer | null {
  const stage = stageOf(pregnancy);
  if (!pregnancy || stage === "none") return null;
  if (stage === "afterLoss") {
    return pregnancy.loss?.date ? offered("afterLoss", addDays(pregnancy.loss.date, AFTER_LOSS), now) : null;
  }
  const progress = progressOf(pregnancy, now);
  if (progress?.kind === "born") {
    return (
      offered("week6", addDays(progress.birthDate, WEEK_6), now) ??
      offered("month6", addMonths(progress.birthDate, 6), now)
    );
  }
  if (progress?.kind !== "underway") return null;
  return offered("week28", addDays(now, WEEK_28 - progress.age.totalDays), now);
}

function offered(reason: MoodOffer["reason"], from: CalendarDate, now: CalendarDate): MoodOffer | null {
  const days = daysBetween(from, now);
  return days >= 0 && days < DAYS ? { reason, from, until: addDays(from, DAYS - 1) } : null;
}
