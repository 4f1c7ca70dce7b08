import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { newId } from "../identity.ts";
import { notify } from "../notify/notify.ts";
import { pairOf } from "./sides.ts";
import { say } from "../../contract/sentences/say.ts";

const DAY = 86_400_000;
const FIRST_CONTACTS_A_DAY = 20;

/** Call in the transaction that stores the first message. */
export async function beginConversation(context: Context, sender: Member, receiverId: string): Promise<void> {
  const { db, now } = context;
  const begun = await db
    .insertInto("conversation")
    .values({
      id: newId(),
      pair: pairOf(sender.id, receiverId),
      requestedBy: sender.id,
      state: "requested",
      lastPosition: 0,
      createdAt: now(),
    })
    .onConflict((conflict) => conflict.column("pair").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!begun) return;
  await requireFewFirstContacts(context, sender);
  const side = { conversationId: begun.id, lastAt: now() };
  await db
    .insertInto("conversationSide")
    .values([
      { ...side, memberId: sender.id, otherId: receiverId },
      { ...side, memberId: receiverId, otherId: sender.id },
    ])
    .execute();
  await notify(context, [receiverId], {
    kind: "messageRequest",
    subjectKind: "conversation",
    subjectId: begun.id,
    said: null,
  });
}

async function requireFewFirstContacts({ db, now }: Context, { id }: Member) {
  // This write locks the member's row, so that simultaneous first contacts wait for each other.
  await db.updateTable("member").set({ updatedAt: now() }).where("id", "=", id).execute();
  const latest = await db
    .selectFrom("conversation")
    .select("createdAt")
    .where("requestedBy", "=", id)
    .where("createdAt", ">", now() - DAY)
    .orderBy("createdAt", "desc")
    .limit(FIRST_CONTACTS_A_DAY + 1)
    .execute();
  const oldest = latest[FIRST_CONTACTS_A_DAY];
  if (!oldest) return;
  const retryAfter = Math.ceil((oldest.createdAt + DAY - now()) / 1_000);
  throw new Failure("tooMany", say.manyFirstContacts, { code: "too_many_first_contacts", retryAfter });
}
