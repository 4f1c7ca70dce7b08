import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";

/** By the operator's calendar: what was sent, or may have been. */
export interface SentCounts {
  day: number;
  month: number;
}

export async function sentCounts(context: Pick<Context, "db" | "now" | "timeZone">): Promise<SentCounts> {
  const now = today(context);
  const rows = await context.db
    .selectFrom("dailyTally")
    .select(["day", "value"])
    .where("name", "=", "reminders")
    .where("day", ">=", firstOfMonth(now))
    .where("day", "<=", now)
    .execute();
  const month = rows.reduce((sum, { value }) => sum + value, 0);
  return { day: rows.find(({ day }) => day === now)?.value ?? 0, month };
}

export async function hasRoom(context: Context): Promise<boolean> {
  const { day = Infinity, month = Infinity } = context.reminders.caps;
  if (day === Infinity && month === Infinity) return true;
  const sent = await sentCounts(context);
  return sent.day <= day && sent.month <= month;
}

const firstOfMonth = (day: CalendarDate) => `${day.slice(0, 8)}01`;
