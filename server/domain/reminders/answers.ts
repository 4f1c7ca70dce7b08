import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { USUAL_HOUR } from "../../contract/reminders/hours.ts";
import type { Context } from "../context.ts";
import { fingerprint } from "../identity.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import { nextHour } from "./hours.ts";

export interface SmsAnswer {
  /** The gateway's own, the same when it tells of an answer again; null where it has none. */
  id: string | null;
  number: string;
  text: string;
}

/** In the languages of the texts; a carrier's own word for STOP comes as STOP. */
const STOP = ["stop", "end", "unsubscribe", "بند", "بند کریں"];
const START = ["start", "شروع", "شروع کریں"];

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** For all accounts with the number. Anything but STOP and START is left alone. */
export async function takeAnswer(context: Context, { id, number, text }: SmsAnswer): Promise<void> {
  const phone = parsePhoneNumber(number);
  const word = text
    .trim()
    .replace(/[.!۔]+$/u, "")
    .trim()
    .toLowerCase();
  if (!phone || ![...STOP, ...START].includes(word)) return;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    if (id !== null && !(await isNew(inside, id))) return;
    await (STOP.includes(word) ? stop(inside, phone) : start(inside, phone));
  });
}

/** Also for accounts that were never reminded: whoever holds the phone wants nothing of them. */
async function stop({ db, now, reminders, timeZone }: Context, phone: string) {
  const at = { stoppedAt: now(), lookAt: null, updatedAt: now() };
  await db.updateTable("reminderChoice").set(at).where("phone", "=", phone).where("stoppedAt", "is", null).execute();
  const owners = await db.selectFrom("member").select("id").where("phone", "=", phone).execute();
  for (const { id: memberId } of owners) {
    const choice = { isOn: 0, phone, ...at } as const;
    const unchosen = { channel: reminders.channels[0] ?? "sms", hour: USUAL_HOUR, timeZone, language: FIRST_LANGUAGE };
    await db
      .insertInto("reminderChoice")
      .values({ memberId, ...unchosen, ...choice })
      // What she chose for a number of before holds nothing any more.
      .onConflict((conflict) =>
        conflict.column("memberId").doUpdateSet(choice).where("reminderChoice.phone", "!=", phone),
      )
      .execute();
  }
}

async function start({ db, now }: Context, phone: string) {
  const stopped = await db
    .selectFrom("reminderChoice")
    .select(["memberId", "isOn", "hour", "timeZone"])
    .where("phone", "=", phone)
    .where("stoppedAt", "is not", null)
    .execute();
  for (const { memberId, isOn, ...clock } of stopped) {
    await db
      .updateTable("reminderChoice")
      .set({ stoppedAt: null, lookAt: isOn ? nextHour(now(), clock) : null, updatedAt: now() })
      .where("memberId", "=", memberId)
      .execute();
  }
}

async function isNew({ db, now }: Context, id: string) {
  const row = await db
    .insertInto("smsAnswer")
    .values({ id: fingerprint(id), receivedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepAnswers({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom("smsAnswer")
    .where("receivedAt", "<", now() - KEPT_MS)
    .execute();
}
