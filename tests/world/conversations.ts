import type { Database } from "../../server/db/schema.ts";
import { newId } from "../../server/domain/identity.ts";
import { pairOf } from "../../server/domain/chat/sides.ts";
import { NOON } from "../support/noon.ts";

/** Open conversations of these pairs, put straight into the database, with nothing said yet. */
export async function putConversations(db: Database, pairs: { id: string }[][]): Promise<void> {
  const all = pairs.map(([one, other]) => {
    if (!one || !other) throw new Error("a conversation is of two");
    return { id: newId(), one: one.id, other: other.id };
  });
  const state = { state: "open" as const, lastPosition: 0, createdAt: NOON };
  await db
    .insertInto("conversation")
    .values(all.map(({ id, one, other }) => ({ id, pair: pairOf(one, other), requestedBy: one, ...state })))
    .execute();
  await db
    .insertInto("conversationSide")
    .values(
      all.flatMap(({ id, one, other }) => [
        { conversationId: id, memberId: one, otherId: other, lastAt: NOON },
        { conversationId: id, memberId: other, otherId: one, lastAt: NOON },
      ]),
    )
    .execute();
}
