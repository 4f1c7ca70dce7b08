import type { Selectable } from "kysely";
import type { LanguageCode } from "../../contract/languages.ts";
import type { ReminderChoiceTable } from "../../db/schema/reminders.ts";
import type { Context } from "../context.ts";
import { planOf } from "../plan/plan.ts";
import { calendarDateOf, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { hasLostCurrent } from "../pregnancies/pregnancies.ts";
import type { Clock } from "./hours.ts";
import { nameOf, possibleOn, type DatedItem } from "./due.ts";

export type Choice = Selectable<ReminderChoiceTable>;

/** Reading alone, so that the operator's command can ask too. */
export type Reading = Pick<Context, "db" | "now" | "timeZone" | "settings">;

export type Standing =
  | { kind: "gone" | "off" | "paused" | "lost" }
  | { kind: "ready"; choice: Choice; language: LanguageCode; today: CalendarDate; items: DatedItem[] };

export async function choiceOf({ db }: Pick<Context, "db">, memberId: string): Promise<Choice | null> {
  const row = await db.selectFrom("reminderChoice").selectAll().where("memberId", "=", memberId).executeTakeFirst();
  return row ?? null;
}

export const isSending = ({ isOn, stoppedAt }: Pick<Choice, "isOn" | "stoppedAt">): boolean =>
  isOn === 1 && stoppedAt === null;

export async function standingOf(context: Reading, memberId: string): Promise<Standing> {
  const row = await context.db
    .selectFrom("reminderChoice")
    .innerJoin("member", "member.id", "reminderChoice.memberId")
    .selectAll("reminderChoice")
    .select(["member.phone as phoneNow", "member.phoneProof", "member.preferredLanguage", "member.suspendedUntil"])
    .where("reminderChoice.memberId", "=", memberId)
    .executeTakeFirst();
  if (!row) return { kind: "gone" };
  const { phoneNow, phoneProof, preferredLanguage, suspendedUntil, ...choice } = row;
  if (!isSending(choice)) return { kind: "off" };
  const isSuspended = suspendedUntil !== null && suspendedUntil > context.now();
  const isHers = choice.channel === "push" || (phoneProof === "proved" && phoneNow === choice.phone);
  if (isSuspended || !isHers) return { kind: "paused" };
  if (await hasLostCurrent(context, memberId)) return { kind: "lost" };
  const { items } = await planOf(hers(context, choice), { id: memberId });
  const today = calendarDateOf(context.now(), choice.timeZone);
  return { kind: "ready", choice, language: preferredLanguage ?? choice.language, today, items };
}

const hers = (context: Reading, { timeZone }: Clock): Reading => ({ ...context, timeZone });

/** What she was told of already, of all that can be due on a day. @param except the id of one that does not count */
export async function toldTo(
  { db }: Pick<Context, "db">,
  memberId: string,
  today: CalendarDate,
  except = "",
): Promise<ReadonlySet<string>> {
  const days = possibleOn(today).map(({ day }) => day);
  const rows = await db
    .selectFrom("reminder")
    .select(["kind", "day"])
    .where("memberId", "=", memberId)
    .where("day", "in", days)
    .where("id", "!=", except)
    .execute();
  return new Set(rows.map(nameOf));
}
