import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import type { Urgency } from "../signs/table.ts";
import { advised, CURRENT_DAYS, type Advice, type Advised } from "./advice.ts";
import { readingsAfter } from "./readings.ts";
import { situationOf } from "./situation.ts";

/** Of her own, what cannot wait for a visit. */
export async function urgentReading(context: Context, member: Member): Promise<Advised | null> {
  const situation = await situationOf(context, member);
  const readings = await readingsAfter(context, member, situation, urgentAfter(context));
  return readings.length > 0 ? mostUrgentOf(await advised(context, situation, readings)) : null;
}

/** The last day that is too long ago for a reading to be urgent still. */
export function urgentAfter(context: Context): CalendarDate {
  return addDays(today(context), -Math.max(CURRENT_DAYS.now, CURRENT_DAYS.today));
}

/** @param readings the newest first */
export function mostUrgentOf<T extends { advice: Advice | null }>(readings: readonly T[]): T | null {
  const first = (level: Urgency) =>
    readings.find(({ advice }) => advice?.isCurrent && advice.urgency === level) ?? null;
  return first("now") ?? first("today");
}
