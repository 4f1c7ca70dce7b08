import type { Insertable } from "kysely";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

type Message = Pick<Insertable<NotificationTable>, "kind" | "subjectKind" | "subjectId" | "sentence" | "decisionId">;

export async function notify({ db, now }: Pick<Context, "db" | "now">, memberIds: string[], message: Message) {
  if (memberIds.length === 0) return;
  const createdAt = now();
  await db
    .insertInto("notification")
    .values(
      memberIds.map((memberId) => ({ id: newId(), memberId, createdAt, readAt: null, threadId: null, ...message })),
    )
    .execute();
}
