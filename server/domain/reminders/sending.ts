import type { NotNull } from "kysely";
import type { Context } from "../context.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { claim, release, settle, type Claim } from "./claiming.ts";
import { dueOn, nameOf, nextLook } from "./due.ts";
import { instantAt, isNight, nextHour } from "./hours.ts";
import { standingOf, toldTo, type Choice, type Standing } from "./standing.ts";
import { phonesOf } from "../push/phones.ts";
import { remindPhones } from "./by-push.ts";
import { isOffered } from "./channels.ts";
import { reminderText } from "./texts.ts";

/** A process that takes longer with one member has died, so another one looks. */
const LEASE_MS = 10 * 60_000;
/** Until the gateway is offered again what it did not take. */
const AGAIN_MS = 10 * 60_000;
/** While she is suspended, or her number is not proved. */
const PAUSE_MS = 24 * 60 * 60_000;
const AT_ONCE = 5;

type Ready = Extract<Standing, { kind: "ready" }>;

/** @returns false when nobody's plan is to be read yet. */
export async function remindDue(context: Context): Promise<boolean> {
  const { db, now } = context;
  const waiting = await db
    .selectFrom("reminderChoice")
    .select(["memberId", "lookAt"])
    .$narrowType<{ lookAt: NotNull }>()
    .where("lookAt", "<=", now())
    .orderBy("lookAt")
    .limit(AT_ONCE)
    .execute();
  const looked = await Promise.allSettled(
    waiting.map(({ memberId, lookAt }) => remindMember(context, memberId, lookAt)),
  );
  for (const result of looked) if (result.status === "rejected") throw result.reason;
  return waiting.length > 0;
}

async function remindMember(context: Context, memberId: string, lookAt: number): Promise<void> {
  const lease = context.now() + LEASE_MS;
  if (!(await lookAgain(context, memberId, lookAt, lease))) return;
  const standing = await standingOf(context, memberId);
  if (standing.kind === "gone" || standing.kind === "off") return;
  if (standing.kind === "lost") return endAfterLoss(context, memberId);
  const next = standing.kind === "ready" ? await remind(context, memberId, standing) : context.now() + PAUSE_MS;
  await lookAgain(context, memberId, lease, next);
}

/** @returns when to look again. */
async function remind(context: Context, memberId: string, standing: Ready): Promise<number> {
  const { choice, today, items } = standing;
  const now = context.now();
  if (isNight(now, choice.timeZone)) return nextHour(now, choice);
  const due = dueOn(items, today, await toldTo(context, memberId, today));
  if (!due) return instantAt(nextLook(items, today), choice);
  const tomorrow = instantAt(addDays(today, 1), choice);
  if (!(await canBeReached(context, memberId, choice))) return tomorrow;
  const claimed = await claim(context, memberId, standing, due);
  if (claimed === "over") return Math.min(now + 6 * AGAIN_MS, tomorrow);
  if (typeof claimed === "string") return tomorrow;
  return (await sendClaimed(context, claimed)) === "settled" ? tomorrow : Math.min(now + AGAIN_MS, tomorrow);
}

/** Reads all again that can have changed since it was claimed. */
export async function sendClaimed(context: Context, claimed: Claim): Promise<"settled" | "notTaken" | "dropped"> {
  const { memberId, id: key } = claimed;
  const standing = await standingOf(context, memberId);
  if (standing.kind !== "ready" || !(await isStillDue(context, claimed, standing))) {
    await release(context, claimed);
    return "dropped";
  }
  const { choice, language, today } = standing;
  const { phone: number, channel } = choice;
  const text = reminderText(language, channel, claimed);
  const outcome =
    channel === "push"
      ? await remindPhones(context, { memberId, text, language, today, timeZone: choice.timeZone })
      : await context.reminders.send({ channel, number, text, language, key });
  if (outcome === "notTaken") {
    await release(context, claimed);
    return "notTaken";
  }
  await settle(context, claimed, outcome);
  return "settled";
}

async function canBeReached(context: Context, memberId: string, { channel }: Choice) {
  if (!isOffered(context, channel)) return false;
  return channel !== "push" || (await phonesOf(context, memberId)).length > 0;
}

async function isStillDue(context: Context, claimed: Claim, { choice, items, today }: Ready) {
  if (isNight(context.now(), choice.timeZone)) return false;
  const due = dueOn(items, today, await toldTo(context, claimed.memberId, today, claimed.id));
  return due !== null && nameOf(due) === nameOf(claimed);
}

/** @returns false where something else has set the time meanwhile, or she has ended it. */
async function lookAgain({ db }: Context, memberId: string, before: number, lookAt: number): Promise<boolean> {
  const row = await db
    .updateTable("reminderChoice")
    .set({ lookAt })
    .where("memberId", "=", memberId)
    .where("lookAt", "=", before)
    .returning("memberId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Reminders stay off in the next pregnancy until she turns them on again. */
async function endAfterLoss({ db, now }: Context, memberId: string): Promise<void> {
  await db
    .updateTable("reminderChoice")
    .set({ isOn: 0, lookAt: null, updatedAt: now() })
    .where("memberId", "=", memberId)
    .execute();
}

/** After a change to her plan: what is due earlier by it is found at her next hour. */
export async function lookSooner({ db, now }: Pick<Context, "db" | "now">, memberId: string): Promise<void> {
  const choice = await db
    .selectFrom("reminderChoice")
    .select(["hour", "timeZone", "lookAt"])
    .where("memberId", "=", memberId)
    .where("lookAt", "is not", null)
    .executeTakeFirst();
  if (!choice) return;
  const lookAt = nextHour(now(), choice);
  if (choice.lookAt === null || choice.lookAt <= lookAt) return;
  await db
    .updateTable("reminderChoice")
    .set({ lookAt })
    .where("memberId", "=", memberId)
    .where("lookAt", "=", choice.lookAt)
    .execute();
}
