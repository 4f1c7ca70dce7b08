import { sql } from "kysely";
import { say } from "../../contract/sentences/say.ts";
import type { Member } from "../member/member.ts";
import { openDatesOf } from "../calendar/own-dates.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { bestEffort } from "../best-effort.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";

const TIMEOUT_MS = 1_000;

/** Worked out when the member comes, so that a correction or a loss holds at once. @returns all days with dates. */
export async function notifyOwnDays(context: Context, member: Member): Promise<CalendarDate[]> {
  const days = [...new Set((await openDatesOf(context, member)).map(({ date }) => date))];
  const now = today(context);
  const near = days.filter((day) => day === now || day === addDays(now, 1));
  const notified = near.length === 0 ? [] : await notifiedOf(context, member, near);
  const pending = near.filter((day) => !notified.includes(day));
  if (pending.length > 0) await bestEffort(storeNews(context, member, pending), TIMEOUT_MS);
  return days;
}

async function notifiedOf({ db }: Context, { id }: Member, days: CalendarDate[]): Promise<string[]> {
  const rows = await db
    .selectFrom("notification")
    .select("subjectId")
    .where("memberId", "=", id)
    .where("kind", "=", sql.lit("ownDay" as const))
    .where("subjectId", "in", days)
    .execute();
  return rows.map(({ subjectId }) => subjectId);
}

async function storeNews({ db, now }: Context, { id: memberId }: Member, days: CalendarDate[]): Promise<void> {
  const createdAt = now();
  const about = { kind: "ownDay", subjectKind: "day", sentence: "", news: null, threadId: null, readAt: null } as const;
  await db
    .insertInto("notification")
    .values(days.map((day) => ({ id: newId(), memberId, subjectId: day, createdAt, ...about })))
    .onConflict((conflict) =>
      conflict
        .columns(["memberId", "subjectId"])
        .where("kind", "=", sql.lit("ownDay" as const))
        .doNothing(),
    )
    .execute();
}

/** Does not say what the date is for, since others may see the screen. */
export function daySentence(day: string, now: CalendarDate): string {
  if (day === now) return say.newsDayToday();
  if (day === addDays(now, 1)) return say.newsDayTomorrow();
  return day > now ? say.newsDaySoon() : say.newsDayOver();
}
