import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";

/** Marks all that came until an instant (epoch milliseconds) as read. */
export async function markAllRead({ db, now }: Context, member: Member, until: number): Promise<void> {
  await db
    .updateTable("notification")
    .set({ readAt: now() })
    .where("memberId", "=", member.id)
    .where("readAt", "is", null)
    .where("createdAt", "<=", until)
    .execute();
}

/** Marks what is new in a thread as read, for she has seen it. */
export function markThreadRead(context: Context, member: Member, postId: string): Promise<void> {
  return markRead(context, member, (where) => where("threadId", "=", postId));
}

/** The same for what was told of one thing, such as an answer to her message. */
export function markSubjectRead(
  context: Context,
  member: Member,
  { kind, id }: { kind: NotificationTable["subjectKind"]; id: string },
): Promise<void> {
  return markRead(context, member, (where) =>
    where.and([where("subjectKind", "=", kind), where("subjectId", "=", id)]),
  );
}

/** The same for what was told of a decision against her. */
export function markDecisionRead(context: Context, member: Member, id: string): Promise<void> {
  return markRead(context, member, (where) => where("decisionId", "=", id));
}

type Unread = ExpressionBuilder<Schema, "notification">;

/** Mostly nothing is unread, and then nothing is written. */
async function markRead(
  { db, now }: Context,
  member: Member,
  which: (where: Unread) => ExpressionWrapper<Schema, "notification", SqlBool>,
) {
  const unread = await db
    .selectFrom("notification")
    .select("id")
    .where("memberId", "=", member.id)
    .where("readAt", "is", null)
    .where(which)
    .execute();
  for (const { id } of unread) {
    await db.updateTable("notification").set({ readAt: now() }).where("id", "=", id).execute();
  }
}
