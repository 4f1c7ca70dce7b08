import type { Member } from "../member/member.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import { lockConversation } from "./sides.ts";
import { recordEvents } from "./live-events.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

/** A block by name holds everywhere and both ways; one of a pseudonym holds in its thread only. */
export async function blockMember(
  context: Context,
  member: Member,
  { blockedId, name, threadId }: { blockedId: string; name: string; threadId: string },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // Locked first, so that no message comes after the block.
    const talk = threadId === EVERYWHERE ? await lockConversation(inside, member.id, blockedId) : null;
    const { fullName: blockerName } = member;
    await db
      .insertInto("memberBlock")
      .values({ id: newId(), memberId: member.id, blockedId, threadId, name, blockerName, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!talk) return;
    const event = { kind: "conversation" as const, conversationId: talk.id, position: null };
    await recordEvents(inside, [{ memberId: member.id, event }]);
  });
  context.live.notify([member.id]);
}
