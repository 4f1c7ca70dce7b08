import { listContactMessages } from "../support/messages.ts";
import type { Context } from "../context.ts";
import { countOf } from "../lists/paging.ts";
import { listCases } from "../moderation/queue.ts";
import { MINUTE } from "./keeping.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { sentCounts } from "../tally/reminders.ts";
import type { DailyName } from "../tally/tally.ts";

const DAYS = 30;
/** These are 0 on a day without any; those of `LOOKED_AT` are null on a day without a measurement. */
const ADDED_UP = [
  "activeMembers",
  "posts",
  "comments",
  "errors",
  "reminders",
  "remindersRefused",
] as const satisfies DailyName[];
const LOOKED_AT = [
  "members",
  "activeIn7Days",
  "activeIn30Days",
  "databaseBytes",
  "uploadBytes",
  "countedMinute",
] as const satisfies DailyName[];

export type Day = Record<(typeof ADDED_UP)[number], number> &
  Record<Exclude<(typeof LOOKED_AT)[number], "countedMinute">, number | null> & {
    day: string;
    countedTime: number | null;
  };

interface Waiting {
  count: number;
  since: number | null;
}

export interface Numbers {
  days: Day[];
  cases: Waiting;
  messages: Waiting;
  reminders: { day: number; month: number; dayMax: number | null; monthMax: number | null } | null;
}

export async function readNumbers(context: Context): Promise<Numbers> {
  const first = { page: 1, limit: 1 };
  const cases = await listCases(context, first);
  const messages = await listContactMessages(context, { ...first, search: "" });
  return {
    days: await withThoseOfToday(context, await lastDays(context)),
    cases: { count: cases.total, since: cases.items[0]?.since ?? null },
    messages: { count: messages.total, since: messages.items[0]?.createdAt ?? null },
    reminders: await readReminders(context),
  };
}

async function readReminders(context: Context): Promise<Numbers["reminders"]> {
  const { channels, caps } = context.reminders;
  if (channels.length === 0) return null;
  return { ...(await sentCounts(context)), dayMax: caps.day ?? null, monthMax: caps.month ?? null };
}

async function lastDays(context: Context): Promise<Day[]> {
  const now = today(context);
  const rows = await context.db
    .selectFrom("dailyTally")
    .selectAll()
    .where("name", "in", [...ADDED_UP, ...LOOKED_AT])
    .where("day", ">", addDays(now, -DAYS))
    .where("day", "<=", now)
    .execute();
  const values = new Map(rows.map(({ name, day, value }) => [`${name} ${day}`, value]));
  const began = (await firstDay(context)) ?? now;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(now, index + 1 - DAYS)).filter((day) => day >= began);
  return days.map((day) => {
    const added = (name: DailyName) => values.get(`${name} ${day}`) ?? 0;
    const seen = (name: DailyName) => values.get(`${name} ${day}`) ?? null;
    const countedMinute = seen("countedMinute");
    return {
      day,
      activeMembers: added("activeMembers"),
      posts: added("posts"),
      comments: added("comments"),
      errors: added("errors"),
      reminders: added("reminders"),
      remindersRefused: added("remindersRefused"),
      members: seen("members"),
      activeIn7Days: seen("activeIn7Days"),
      activeIn30Days: seen("activeIn30Days"),
      databaseBytes: seen("databaseBytes"),
      uploadBytes: seen("uploadBytes"),
      countedTime: countedMinute === null ? null : countedMinute * MINUTE,
    };
  });
}

/** Active members are added up as they come; the totals, of an hour ago, would say fewer. */
async function withThoseOfToday({ db }: Context, days: Day[]): Promise<Day[]> {
  const latest = days.at(-1);
  if (!latest || latest.members === null || latest.countedTime === null) return days;
  const since = db.selectFrom("member").select("id").where("createdAt", ">=", latest.countedTime);
  const atLeastToday = (total: number | null) => (total === null ? null : Math.max(total, latest.activeMembers));
  const { members, activeIn7Days, activeIn30Days } = latest;
  const present = {
    ...latest,
    members: members + (await countOf(since)),
    activeIn7Days: atLeastToday(activeIn7Days),
    activeIn30Days: atLeastToday(activeIn30Days),
  };
  return [...days.slice(0, -1), present];
}

async function firstDay({ db }: Context) {
  const first = db.selectFrom("dailyTally").select("day").where("name", "=", "members").orderBy("day").limit(1);
  return (await first.executeTakeFirst())?.day;
}
