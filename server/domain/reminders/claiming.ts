import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import type { ReminderTable } from "../../db/schema/reminders.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";
import { addDays, calendarDateOf } from "../pregnancies/calendar-date.ts";
import { addToDay } from "../tally/tally.ts";
import { hasRoom } from "../tally/reminders.ts";
import { nameOf, type Due } from "./due.ts";
import type { Standing } from "./standing.ts";

export const WEEK_MAX = 3;
/** Days by which the calendars of two zones can differ. */
const ZONES_APART = 2;

export interface Claim extends Due {
  /** The same whenever this is claimed, so that a gateway sends it once. */
  id: string;
  memberId: string;
  channel: ReminderChannel;
}

/** `over`: the operator's cap is reached. */
export type Claimed = Claim | "told" | "enough" | "over";

const isPaid = ({ channel }: Claim) => channel !== "push";

class OverCap extends Error {}

/** Before anything is sent: whatever happens from here on, no other process sends it. */
export async function claim(
  context: Context,
  memberId: string,
  { choice, today }: Extract<Standing, { kind: "ready" }>,
  due: Due,
): Promise<Claimed> {
  const id = fingerprint(`reminder ${memberId} ${nameOf(due)}`);
  const claiming = context.db.transaction().execute(async (db): Promise<Claimed> => {
    const inside = { ...context, db };
    // This write locks her choice, so that of two processes the second sees what the first has claimed.
    const held = await db
      .updateTable("reminderChoice")
      .set({ isOn: 1 })
      .where("memberId", "=", memberId)
      .where("isOn", "=", 1)
      .where("stoppedAt", "is", null)
      .returning("memberId")
      .executeTakeFirst();
    if (!held) return "told";
    const lately = await db
      .selectFrom("reminder")
      .select("claimedAt")
      .where("memberId", "=", memberId)
      .where("sentOn", ">", addDays(today, -7 - ZONES_APART))
      .execute();
    // By her days of today: she may have come from another zone meanwhile.
    const days = lately.map(({ claimedAt }) => calendarDateOf(claimedAt, choice.timeZone));
    const ofWeek = days.filter((day) => day > addDays(today, -7));
    if (ofWeek.length >= WEEK_MAX || ofWeek.includes(today)) return "enough";
    const { kind, day } = due;
    const { channel } = choice;
    const row = await db
      .insertInto("reminder")
      .values({
        id,
        memberId,
        kind,
        day,
        channel,
        state: "claimed",
        sentOn: today,
        claimedAt: context.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return "told";
    const claimed = { id, memberId, channel, ...due };
    if (!isPaid(claimed)) return claimed;
    await addToDay(inside, "reminders");
    if (!(await hasRoom(inside))) throw new OverCap();
    return claimed;
  });
  return claiming.catch((error: unknown) => {
    if (error instanceof OverCap) return "over";
    throw error;
  });
}

/** As if it had never been claimed, once: it was certainly not sent. Her account may be gone. */
export async function release(context: Context, claimed: Claim): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await db.deleteFrom("reminder").where("id", "=", claimed.id).execute();
    if (isPaid(claimed)) await addToDay({ ...context, db }, "reminders", -1);
  });
}

export async function settle(context: Context, claimed: Claim, state: ReminderTable["state"]): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await db.updateTable("reminder").set({ state }).where("id", "=", claimed.id).execute();
    if (state !== "refused" || !isPaid(claimed)) return;
    await addToDay({ ...context, db }, "reminders", -1);
    await addToDay({ ...context, db }, "remindersRefused");
  });
}
