import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { WEEK_MAX } from "./claiming.ts";
import { dueOn, nameOf } from "./due.ts";
import { instantAt } from "./hours.ts";
import { standingOf, toldTo, type Reading } from "./standing.ts";

const PAGE = 200;

export interface PreviewDay {
  day: CalendarDate;
  reminders: number;
}

/** How many would be sent on the next days, were nothing marked or changed meanwhile and the cap not reached. */
export async function previewReminders(context: Reading, days: number): Promise<PreviewDay[]> {
  const first = today(context);
  const counts = Array.from({ length: days }, (_, index) => ({ day: addDays(first, index), reminders: 0 }));
  for await (const { memberId, hour, timeZone } of everybody(context)) {
    const sent = new Map<string, number>();
    for (const [index, count] of counts.entries()) {
      const at = instantAt(count.day, { hour, timeZone });
      const ofWeek = [...sent.values()].filter((one) => one > index - 7);
      if (at < context.now() || ofWeek.length >= WEEK_MAX) continue;
      const due = await dueAt({ ...context, now: () => at }, memberId, sent);
      if (!due) continue;
      sent.set(nameOf(due), index);
      count.reminders += 1;
    }
  }
  return counts;
}

async function dueAt(context: Reading, memberId: string, sent: ReadonlyMap<string, number>) {
  const standing = await standingOf(context, memberId);
  if (standing.kind !== "ready") return null;
  const { items, today: herDay } = standing;
  const told = await toldTo(context, memberId, herDay);
  return dueOn(items, herDay, new Set([...told, ...sent.keys()]));
}

async function* everybody({ db }: Reading) {
  for (let after = ""; ;) {
    const page = await db
      .selectFrom("reminderChoice")
      .select(["memberId", "hour", "timeZone"])
      .where("memberId", ">", after)
      .where("isOn", "=", 1)
      .where("stoppedAt", "is", null)
      .where("channel", "!=", "push")
      .orderBy("memberId")
      .limit(PAGE)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.memberId;
  }
}
