import type { PushTopic } from "../../contract/push/topics.ts";
import type { Context } from "../context.ts";

const SOON_MS = 20_000;
const APART_MS = 10 * 60_000;

/** For those of the members who want it outside the pages. When it is sent, it is read whether there still is something. */
export async function pushLater(
  { db, now }: Pick<Context, "db" | "now">,
  memberIds: string[],
  topic: PushTopic,
): Promise<void> {
  if (memberIds.length === 0) return;
  const wanting = await db
    .selectFrom("pushSubscription")
    .select("memberId")
    .distinct()
    .where("memberId", "in", memberIds)
    .where(topic, "=", 1)
    // One order for all, so that two who write at once do not deadlock.
    .orderBy("memberId")
    .execute();
  if (wanting.length === 0) return;
  const soon = now() + SOON_MS;
  await db
    .insertInto("pushWaiting")
    .values(wanting.map(({ memberId }) => ({ memberId, topic, lookAt: soon, sentAt: null })))
    .onConflict((conflict) =>
      conflict.columns(["memberId", "topic"]).doUpdateSet((row) => ({
        lookAt: row
          .case()
          // Another value, so that who looks just now sees that more has come.
          .when("pushWaiting.lookAt", "is not", null)
          .then(row("pushWaiting.lookAt", "+", 1))
          .when("pushWaiting.sentAt", ">", soon - APART_MS)
          .then(row("pushWaiting.sentAt", "+", APART_MS))
          .else(soon)
          .end(),
      })),
    )
    .execute();
}
