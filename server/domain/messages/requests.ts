import { memberById, type Member } from "../member/member.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import { blockMember } from "./blocking.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../../failures.ts";
import { markSubjectRead } from "../notify/marking.ts";
import { lockConversation, sideWith, type LockedConversation } from "./sides.ts";
import { recordEvents } from "./live-events.ts";
import { say } from "../../contract/sentences/say.ts";

export async function acceptRequest(context: Context, member: Member, partnerId: string): Promise<void> {
  await changeLocked(context, member, partnerId, async (inside, talk) => {
    if (talk.requestedBy === member.id) throw notFound("request");
    if (talk.state === "open") return [];
    await inside.db.updateTable("conversation").set({ state: "open" }).where("id", "=", talk.id).execute();
    await markRequestSeen(inside, member, talk);
    return talk.requestedBy ? [member.id, talk.requestedBy] : [member.id];
  });
}

export async function refuseRequest(context: Context, member: Member, partnerId: string): Promise<void> {
  await changeLocked(context, member, partnerId, async (inside, talk) => {
    if (talk.requestedBy === member.id || talk.state === "open") throw notFound("request");
    await inside.db.updateTable("conversation").set({ state: "refused" }).where("id", "=", talk.id).execute();
    await changeSide(inside, member, talk, { unreadCount: 0 });
    await markRequestSeen(inside, member, talk);
    return [member.id];
  });
}

export async function hideConversation(context: Context, member: Member, partnerId: string): Promise<void> {
  await changeLocked(context, member, partnerId, async (inside, talk) => {
    await changeSide(inside, member, talk, { unreadCount: 0, hiddenPosition: talk.lastPosition });
    await markRequestSeen(inside, member, talk);
    return [member.id];
  });
}

export function markRequestSeen(
  context: Context,
  member: Member,
  { id }: Pick<LockedConversation, "id">,
): Promise<void> {
  return markSubjectRead(context, member, { kind: "conversation", id });
}

export async function blockPartner(context: Context, member: Member, partnerId: string): Promise<void> {
  if (partnerId === member.id) throw invalid("", say.ownBlock);
  const side = await sideWith(context, member.id, partnerId);
  if (!side || side.isGone) throw notFound("conversation");
  const { fullName } = await memberById(context, partnerId);
  await blockMember(context, member, { blockedId: partnerId, name: fullName, threadId: EVERYWHERE });
}

async function changeLocked(
  context: Context,
  member: Member,
  partnerId: string,
  change: (inside: Context, talk: LockedConversation) => Promise<string[]>,
): Promise<void> {
  const notified = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const talk = await lockConversation(inside, member.id, partnerId);
    if (!talk) throw notFound("conversation");
    const memberIds = await change(inside, talk);
    const event = { kind: "conversation" as const, conversationId: talk.id, position: null };
    await recordEvents(
      inside,
      memberIds.map((memberId) => ({ memberId, event })),
    );
    return memberIds;
  });
  context.live.notify(notified);
}

async function changeSide(
  { db }: Context,
  member: Member,
  talk: LockedConversation,
  change: { unreadCount: 0; hiddenPosition?: number },
) {
  await db
    .updateTable("conversationSide")
    .set(change)
    .where("conversationId", "=", talk.id)
    .where("memberId", "=", member.id)
    .execute();
}
