import type { ConversationJson, MessageJson, PartnerJson } from "../../contract/messages/answers.ts";
import type { Conversation } from "../../domain/messages/conversations.ts";
import type { Partner } from "../../domain/messages/partners.ts";
import type { Message } from "../../domain/messages/messages.ts";
import { say } from "../../contract/sentences/say.ts";

export function partnerJson({ id, name, image, isSample, isGone }: Partner): PartnerJson {
  return { _id: id, fullName: isGone ? say.deletedMember() : name, image, isSample, isGone };
}

export function conversationJson(conversation: Conversation): ConversationJson {
  const { id, partner, state, isMine, unreadCount, createdAt, lastAt, lastMessage } = conversation;
  return {
    _id: id,
    userId: partnerJson(partner),
    lastMessage: lastMessage?.text ?? null,
    isLastMine: lastMessage?.isMine ?? false,
    state,
    isMine,
    unread: unreadCount,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(lastAt).toISOString(),
  };
}

export function messageJson(message: Message): MessageJson {
  const { id, senderId, receiverId, body, createdAt, position, clientId, isMine, isRead } = message;
  return {
    _id: id,
    senderId,
    recieverId: receiverId,
    text: body,
    createdAt: new Date(createdAt).toISOString(),
    position,
    clientId: isMine ? clientId : null,
    isMine,
    isRead,
  };
}
