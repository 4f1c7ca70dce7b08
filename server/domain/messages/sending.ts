import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import { isBlockBetween } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { Failure, invalid, notFound } from "../../failures.ts";
import { newId } from "../identity.ts";
import { bestEffort } from "../best-effort.ts";
import { pushLater } from "../notify/push-later.ts";
import { beginConversation } from "./beginning.ts";
import { lockConversation, sideWith, type LockedConversation } from "./sides.ts";
import { recordEvents } from "./live-events.ts";
import { messageById, messageOf, type Message } from "./messages.ts";
import { markRequestSeen } from "./requests.ts";
import { say } from "../../contract/sentences/say.ts";

interface Sending {
  text: string;
  clientId: string | null;
  submissionKey: string;
}

/** The first message to a member is a request; a second one waits for an answer, which accepts the request. */
export async function sendMessage(
  context: Context,
  sender: Member,
  receiverId: string,
  sending: Sending,
): Promise<Message> {
  requireNotSuspended(context, sender);
  if (receiverId === sender.id) throw invalid("recieverId", say.ownMessage);
  const side = await sideWith(context, sender.id, receiverId);
  if (!side || side.isGone) await requireReach(context, sender, receiverId);
  const message = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    if (!side) await beginConversation(inside, sender, receiverId);
    return store(inside, sender, receiverId, sending);
  });
  context.live.notify([sender.id, receiverId]);
  await bestEffort(pushLater(context, [receiverId], "messages"));
  return message;
}

/** To a stranger, a member who takes no requests looks like one who does not exist. */
export async function requireReach(context: Context, member: Member, partnerId: string): Promise<void> {
  const side = await sideWith(context, member.id, partnerId);
  const partner = await context.db
    .selectFrom("member")
    .select(["isFindable", "acceptsRequests"])
    .where("id", "=", partnerId)
    .executeTakeFirst();
  if (!partner) throw notFound("member");
  const isBlocked = await isBlockBetween(context, member.id, partnerId);
  if (side && isBlocked) throw ended();
  if (!side && (isBlocked || partner.isFindable === 0 || partner.acceptsRequests === 0)) throw notFound("member");
}

async function store(context: Context, sender: Member, receiverId: string, sending: Sending): Promise<Message> {
  const talk = await lockConversation(context, sender.id, receiverId);
  if (!talk) throw notFound("member");
  // Read after the lock, so that what others did at the same moment is seen.
  const earlier = await sentBefore(context, sender, sending);
  if (earlier) return messageById(context, sender, earlier);
  if (await isBlockBetween(context, sender.id, receiverId)) throw ended();
  return append(context, sender, receiverId, talk, sending);
}

async function append(
  context: Context,
  sender: Member,
  receiverId: string,
  talk: LockedConversation,
  sending: Sending,
) {
  const { db } = context;
  const state = stateAfter(talk, sender);
  const { id: conversationId } = talk;
  const position = talk.lastPosition + 1;
  const createdAt = context.now();
  await db
    .updateTable("conversation")
    .set({ lastPosition: position, state })
    .where("id", "=", conversationId)
    .execute();
  if (state !== talk.state) await markRequestSeen(context, sender, talk);
  const { text: body, clientId, submissionKey } = sending;
  const message = { id: newId(), conversationId, position, senderId: sender.id, body, clientId, createdAt };
  await db
    .insertInto("message")
    .values({ ...message, submissionKey })
    .execute();
  await db
    .updateTable("conversationSide")
    .set((side) => {
      const isSender = side("memberId", "=", sender.id);
      return {
        lastAt: createdAt,
        readPosition: side.case().when(isSender).then(position).else(side.ref("readPosition")).end(),
        unreadCount: side
          .case()
          .when(isSender)
          .then(0)
          .else(side("unreadCount", "+", 1))
          .end(),
      };
    })
    .where("conversationId", "=", conversationId)
    .where("memberId", "in", [sender.id, receiverId])
    .execute();
  const event = { kind: "message" as const, conversationId, position };
  await recordEvents(context, [
    { memberId: sender.id, event },
    { memberId: receiverId, event },
  ]);
  return messageOf(sender, { ...message, otherId: receiverId, otherRead: null, state });
}

function stateAfter({ state, requestedBy, lastPosition }: LockedConversation, sender: Member) {
  if (state === "open" || requestedBy !== sender.id) return "open";
  if (lastPosition === 0) return state;
  throw new Failure("forbidden", say.waitingForAnswer, {
    code: "waiting_for_answer",
  });
}

async function sentBefore({ db }: Context, sender: Member, { submissionKey }: Sending): Promise<string | null> {
  const row = await db
    .selectFrom("message")
    .select("id")
    .where("senderId", "=", sender.id)
    .where("submissionKey", "=", submissionKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

function ended() {
  return new Failure("forbidden", say.conversationEnded, { code: "ended" });
}
