import type { Context } from "../context.ts";
import { recordEvents } from "../messages/live-events.ts";
import { lockConversation } from "../messages/sides.ts";

/** To be called in a transaction. @returns the members to notify after the commit. */
export async function leaveConversations(context: Context, memberId: string): Promise<string[]> {
  const { db } = context;
  const sides = await db
    .selectFrom("conversationSide")
    .select(["conversationId", "otherId"])
    .where("memberId", "=", memberId)
    .orderBy("conversationId")
    .execute();
  for (const { conversationId, otherId } of sides) {
    const talk = await lockConversation(context, memberId, otherId);
    const isRequest = talk?.requestedBy === memberId && talk.state !== "open";
    // Whether the other left at the same moment is only certain once the conversation is locked.
    if (isRequest || !(await isPresent(context, otherId))) {
      await db.deleteFrom("conversation").where("id", "=", conversationId).execute();
      await db
        .deleteFrom("notification")
        .where("memberId", "=", otherId)
        .where("subjectKind", "=", "conversation")
        .where("subjectId", "=", conversationId)
        .execute();
    }
  }
  const event = { kind: "conversation" as const, position: null };
  await recordEvents(
    context,
    sides.map(({ conversationId, otherId }) => ({ memberId: otherId, event: { ...event, conversationId } })),
  );
  return sides.map(({ otherId }) => otherId);
}

async function isPresent({ db }: Context, memberId: string) {
  const row = await db.selectFrom("member").select("id").where("id", "=", memberId).executeTakeFirst();
  return row !== undefined;
}
