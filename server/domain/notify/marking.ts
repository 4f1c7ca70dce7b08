import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Schema } from "../../db/schema.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";

export async function markAllRead({ db, now }: Context, member: Member, until: number): Promise<void> {
  await db
    .updateTable("notification")
    .set({ readAt: now() })
    .where("memberId", "=", member.id)
    .where("readAt", "is", null)
    .where("createdAt", "<=", until)
    .execute();
}

export function markThreadRead(context: Context, member: Member, postId: string): Promise<void> {
  return markRead(context, member, (where) => where("threadId", "=", postId));
}

export function markSubjectRead(
  context: Context,
  member: Member,
  { kind, id }: { kind: NotificationTable["subjectKind"]; id: string },
): Promise<void> {
  return markRead(context, member, (where) =>
    where.and([where("subjectKind", "=", kind), where("subjectId", "=", id)]),
  );
}

export function markDecisionRead(context: Context, member: Member, id: string): Promise<void> {
  return markRead(context, member, (where) => where("decisionId", "=", id));
}

type Unread = ExpressionBuilder<Schema, "notification">;

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
