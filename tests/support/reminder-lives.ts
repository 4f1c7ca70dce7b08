import type { Context } from "../../server/domain/context.ts";
import { addDays, calendarDateOf, type CalendarDate } from "../../server/domain/pregnancies/calendar-date.ts";
import { takeAnswer } from "../../server/domain/reminders/answers.ts";
import { lookSooner } from "../../server/domain/reminders/sending.ts";
import type { Reminded } from "../fixtures/reminders.ts";

const DAY = 24 * 60 * 60_000;
export const ZONES = ["Asia/Karachi", "Europe/London", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"];

/** What a member does, or what befalls her, each once and on a day of its own. */
type Event =
  | "birth"
  | "loss"
  | "stop"
  | "start"
  | "off"
  | "deletion"
  | "suspension"
  | "zone"
  | "done"
  | "moved"
  | "busy";

export interface Life extends Reminded {
  timeZone: string;
  /** From then on nothing may come, until it is undefined again. */
  silentSince: number | undefined;
  events: { at: number; event: Event }[];
}

/** For half a year at most, so that two years of many pass in seconds. Drawn so that the members are of each kind, and their days of each hour. */
export function eventsOf(now: number, daysToBirth: number, random: () => number) {
  const at = (day: number) => Math.floor(now + (day + random()) * DAY);
  const often = (share: number, event: Event, day: number) => (random() < share ? [{ at: at(day), event }] : []);
  const lost = often(0.15, "loss", random() * Math.max(daysToBirth, 60));
  const stopped = often(0.2, "stop", random() * 100);
  return [
    ...(lost.length > 0 ? [] : [{ at: at(daysToBirth + (random() - 0.5) * 14), event: "birth" as const }]),
    ...lost,
    ...stopped,
    ...stopped.flatMap((stop) => (random() < 0.5 ? [{ at: stop.at + 20 * DAY, event: "start" as const }] : [])),
    ...often(1, "off", random() * 180),
    ...often(0.1, "deletion", random() * 150),
    ...often(0.1, "suspension", random() * 100),
    ...often(0.3, "zone", random() * 100),
    ...often(0.5, "busy", random() * 90),
    ...Array.from({ length: 8 }, () => ({
      at: at(random() * 150),
      event: random() < 0.5 ? ("done" as const) : ("moved" as const),
    })),
  ].toSorted((a, b) => a.at - b.at);
}

export async function befall(context: Context, life: Life, event: Event, random: () => number) {
  const { db, now } = context;
  const { id, phone, pregnancyId } = life;
  const today = calendarDateOf(now(), life.timeZone);
  const changes = db.updateTable("pregnancy").where("id", "=", pregnancyId);
  const silence = () => (life.silentSince ??= now());
  if (event === "birth") await changes.set({ birthDate: addDays(today, -1) }).execute();
  if (event === "loss") {
    await changes.set({ lossKind: "stillbirth", lossDate: today }).execute();
    life.events = life.events.filter((one) => one.event !== "start");
    silence();
  }
  if (event === "stop") {
    await takeAnswer(context, { id: `stop ${id}`, number: phone, text: " Stop. " });
    silence();
  }
  if (event === "start") {
    // The same STOP once more, as a gateway tells it that got no answer, ends nothing.
    await takeAnswer(context, { id: `start ${id}`, number: phone, text: "START" });
    await takeAnswer(context, { id: `stop ${id}`, number: phone, text: "STOP" });
    if (!(await isEnded(context, id))) life.silentSince = undefined;
  }
  if (event === "off") {
    await db.updateTable("reminderChoice").set({ isOn: 0, lookAt: null }).where("memberId", "=", id).execute();
    silence();
  }
  if (event === "deletion") {
    await db.deleteFrom("member").where("id", "=", id).execute();
    life.events = [];
    silence();
  }
  if (event === "suspension") {
    await db.updateTable("member").set({ suspendedUntil: Number.MAX_SAFE_INTEGER }).where("id", "=", id).execute();
    life.events = [];
    silence();
  }
  if (event === "zone") {
    life.timeZone = drawn(ZONES, random);
    await db.updateTable("reminderChoice").set({ timeZone: life.timeZone }).where("memberId", "=", id).execute();
  }
  if (event === "done" || event === "moved") {
    const item = drawn(["week-12", "week-20", "week-26", "week-30", "week-34", "week-36", "vaccines-6-weeks"], random);
    const day = event === "done" ? today : addDays(today, 1 + Math.floor(random() * 12));
    await mark(context, life, item, event, day);
  }
  if (event === "busy") {
    for (const [index, item] of ["blood-tests", "tetanus", "calcium", "sugar-test", "preparing"].entries())
      await mark(context, life, item, "moved", addDays(today, index + 2));
  }
  // As the API does after each change that a member makes.
  await lookSooner(context, id);
}

async function mark(
  { db, now }: Context,
  { pregnancyId }: Life,
  item: string,
  kind: "done" | "moved",
  day: CalendarDate,
) {
  await db
    .insertInto("planMark")
    .values({ pregnancyId, item, kind, date: day, createdAt: now() })
    .onConflict((conflict) => conflict.columns(["pregnancyId", "item", "kind"]).doUpdateSet({ date: day }))
    .execute();
}

async function isEnded({ db }: Context, id: string) {
  const choice = await db.selectFrom("reminderChoice").select("isOn").where("memberId", "=", id).executeTakeFirst();
  const lost = await db.selectFrom("pregnancy").select("lossKind").where("memberId", "=", id).executeTakeFirst();
  return choice?.isOn !== 1 || lost?.lossKind !== null;
}

export function drawn<One>(all: readonly One[], random: () => number): One {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error("there is nothing to draw");
  return one;
}

/** The same in each run (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
