import { remindDue } from "../../server/domain/reminders/sending.ts";
import {
  addDays,
  calendarDateOf,
  daysBetween,
  type CalendarDate,
} from "../../server/domain/pregnancies/calendar-date.ts";
import { NIGHT_HOUR, FIRST_HOUR } from "../../server/contract/reminders/hours.ts";
import type { Context } from "../../server/domain/context.ts";
import type { Outcome } from "../../server/ports/outcomes.ts";
import type { Reminder } from "../../server/ports/reminders/sender.ts";
import { reminded } from "../fixtures/reminders.ts";
import { date } from "../fixtures/pregnancies.ts";
import { befall, drawn, eventsOf, numbersFrom, ZONES, type Life } from "./reminder-lives.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Years {
  members: number;
  days: number;
  /** How many processes look at once. */
  processes: number;
  from: CalendarDate;
  /** A process that ends in the middle of a reminder; it opens its database again. */
  restart?: (context: Context) => Promise<Context>;
}

export interface Seen {
  sent: number;
  asked: number;
  crashes: number;
  outages: number;
  /** What must never be, in words. */
  wrong: string[];
}

interface Sent {
  at: number;
  key: string;
  outcome: Outcome | "crashed";
}

/** Lets members live through years in a moment, with a gateway that fails in each way, and watches what they are sent. */
export async function liveYears(base: Context, { members, days, processes, from, restart }: Years): Promise<Seen> {
  const random = numbersFrom(7);
  const chance = (share: number) => random() < share;
  let now = Date.parse(`${from}T00:00:00Z`);
  const end = now + days * DAY;
  const byPhone = new Map<string, Life>();
  const sent = new Map<string, Sent[]>();
  const seen: Seen = { sent: 0, asked: 0, crashes: 0, outages: 0, wrong: [] };
  const outages = Array.from({ length: Math.ceil(days / 40) }, () => now + random() * days * DAY);

  const outcomeNow = (): Outcome | "crashed" => {
    if (outages.some((at) => now >= at && now < at + 1.5 * DAY)) return chance(0.8) ? "notTaken" : "unknown";
    const share = random();
    if (share < 0.03) return "unknown";
    if (share < 0.05) return "notTaken";
    if (share < 0.06) return "refused";
    return share < 0.08 ? "crashed" : "sent";
  };

  async function send({ number, key }: Reminder): Promise<Outcome> {
    const outcome = outcomeNow();
    const life = byPhone.get(number);
    if (!life) throw new Error("nobody has this number");
    seen.asked += 1;
    if (outcome === "notTaken") seen.outages += 1;
    else watch(life, { at: now, key, outcome });
    if (outcome !== "crashed") return outcome;
    seen.crashes += 1;
    throw new Crash();
  }

  function watch(life: Life, one: Sent) {
    const before = sent.get(life.phone) ?? [];
    sent.set(life.phone, [...before, one]);
    seen.sent += 1;
    const say = (what: string) => seen.wrong.push(`${what} at ${new Date(one.at).toISOString()} in ${life.timeZone}`);
    if (before.some(({ key }) => key === one.key)) say("twice");
    if (life.silentSince !== undefined) say("after she was to hear nothing more");
    const hour = hourIn(life.timeZone, one.at);
    if (hour < FIRST_HOUR || hour >= NIGHT_HOUR) say("at night");
    const fourth = before.at(-3);
    if (fourth && daysBetween(dayOf(life, fourth), dayOf(life, one)) < 7) say("a fourth in a week");
  }

  let context: Context = { ...base, now: () => now, reminders: { ...base.reminders, send } };
  const waiting = Array.from({ length: members }, () => now + Math.floor(random() * 0.95 * days * DAY)).toSorted(
    (a, b) => a - b,
  );
  const lives: Life[] = [];

  const join = async () => {
    const clock = {
      hour: FIRST_HOUR + Math.floor(random() * (NIGHT_HOUR - FIRST_HOUR)),
      timeZone: drawn(ZONES, random),
    };
    const weeks = Math.floor(random() * 36);
    const period = addDays(calendarDateOf(now, "UTC"), -weeks * 7);
    const life: Life = {
      ...(await reminded(context, period, clock)),
      timeZone: clock.timeZone,
      silentSince: undefined,
      events: [],
    };
    life.events = eventsOf(now, (40 - weeks) * 7, random);
    byPhone.set(life.phone, life);
    lives.push(life);
  };

  const doAll = async () => {
    for (let more = true; more;) {
      const rounds = await Promise.allSettled(Array.from({ length: processes }, () => remindDue(context)));
      more = rounds.every((round) => (round.status === "fulfilled" ? round.value : true));
      const broken = rounds.flatMap((round) => (round.status === "rejected" ? [round.reason] : []));
      for (const error of broken) if (!(error instanceof Crash)) throw error;
      if (broken.length > 0 && restart)
        context = { ...(await restart(context)), now: () => now, reminders: context.reminders };
    }
  };

  while (now < end) {
    const nextEvent = Math.min(...lives.map(({ events: [first] }) => first?.at ?? Infinity));
    const look = await context.db
      .selectFrom("reminderChoice")
      .select("lookAt")
      .where("lookAt", "is not", null)
      .orderBy("lookAt")
      .limit(1)
      .executeTakeFirst();
    now = Math.max(now, Math.min(nextEvent, waiting[0] ?? Infinity, (look?.lookAt ?? Infinity) + 20 * MINUTE, end));
    while (waiting[0] !== undefined && waiting[0] <= now) {
      waiting.shift();
      await join();
    }
    for (const life of lives) {
      while (life.events[0] && life.events[0].at <= now) {
        const [{ event }] = life.events;
        life.events.shift();
        await befall(context, life, event, random);
      }
    }
    await doAll();
  }
  return seen;
}

class Crash extends Error {}

const hours = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" })]),
);
const hourIn = (timeZone: string, at: number) => Number(hours.get(timeZone)?.format(at));

const dayOf = ({ timeZone }: Life, { at }: Sent) => calendarDateOf(at, timeZone);

export const YEARS_FROM = date("2026-03-01");
