import type { NotNull, Selectable } from "kysely";
import { FIRST_HOUR, NIGHT_HOUR } from "../../contract/reminders/hours.ts";
import type { PushTopic } from "../../contract/push/topics.ts";
import type { PushWaitingTable } from "../../db/schema/push.ts";
import type { Context } from "../context.ts";
import { withoutHash } from "../member/member.ts";
import { hasUnreadSince } from "../messages/conversations.ts";
import { hasNewsSince } from "../notifications/reading.ts";
import { mutedKinds } from "../notifications/topics.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import { phonesOf, sendToPhones } from "../push/phones.ts";
import { instantAt, isNight, nextHour } from "../reminders/hours.ts";
import { newsText } from "./texts.ts";

const AGAIN_MS = 10 * 60_000;
const AT_ONCE = 5;

type Waiting = Pick<Selectable<PushWaitingTable>, "memberId" | "topic" | "sentAt"> & { lookAt: number };

const PATHS: Record<PushTopic, string> = { messages: "/messages", news: "/notifications" };

export async function pushDue(context: Context): Promise<boolean> {
  const waiting = await context.db
    .selectFrom("pushWaiting")
    .selectAll()
    .$narrowType<{ lookAt: NotNull }>()
    .where("lookAt", "<=", context.now())
    .orderBy("lookAt")
    .limit(AT_ONCE)
    .execute();
  const looked = await Promise.allSettled(waiting.map((one) => pushOne(context, one)));
  for (const result of looked) if (result.status === "rejected") throw result.reason;
  return waiting.length > 0;
}

async function pushOne(context: Context, waiting: Waiting): Promise<void> {
  const { memberId, topic, sentAt } = waiting;
  const now = context.now();
  const phones = await phonesOf(context, memberId, topic);
  const awake = phones.filter(({ timeZone }) => !isNight(now, timeZone));
  const [asleep] = phones;
  if (awake.length === 0 && asleep) {
    await change(context, waiting, { lookAt: nextHour(now, { hour: FIRST_HOUR, timeZone: asleep.timeZone }) });
    return;
  }
  // Claimed before it is sent, so that whatever happens from here on, no other process sends it.
  const isSent = awake.length > 0 && (await isStillNew(context, waiting));
  const claimed = { lookAt: null, sentAt: isSent ? now : sentAt };
  if (!(await change(context, waiting, claimed)) || !isSent) return;
  const outcome = await sendToPhones(context, awake, ({ language, timeZone }) => ({
    title: newsText(language, topic),
    language,
    path: PATHS[topic],
    tag: topic,
    until: instantAt(calendarDateOf(now, timeZone), { hour: NIGHT_HOUR, timeZone }),
  }));
  if (outcome !== "notTaken") return;
  const again = { lookAt: now + AGAIN_MS, sentAt };
  await context.db
    .updateTable("pushWaiting")
    .set(again)
    .where("memberId", "=", memberId)
    .where("topic", "=", topic)
    .where("lookAt", "is", null)
    .execute();
}

/** @returns false where another process has begun, or something else has come meanwhile. */
async function change(
  { db }: Context,
  { memberId, topic, lookAt }: Waiting,
  values: Partial<Pick<PushWaitingTable, "lookAt" | "sentAt">>,
): Promise<boolean> {
  const row = await db
    .updateTable("pushWaiting")
    .set(values)
    .where("memberId", "=", memberId)
    .where("topic", "=", topic)
    .where("lookAt", "=", lookAt)
    .returning("memberId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Read again just before it is sent: she may have seen it, or may not see it any more. */
async function isStillNew(context: Context, { memberId, topic, sentAt }: Waiting): Promise<boolean> {
  const row = await context.db.selectFrom("member").selectAll().where("id", "=", memberId).executeTakeFirst();
  if (!row || (row.suspendedUntil ?? 0) > context.now()) return false;
  const member = withoutHash(row);
  const muted = await mutedKinds(context, member);
  const since = sentAt ?? 0;
  return topic === "messages"
    ? hasUnreadSince(context, member, { since, withRequests: !muted.includes("messageRequest") })
    : hasNewsSince(context, member, { since, muted });
}
