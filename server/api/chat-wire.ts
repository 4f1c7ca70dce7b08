import { z } from "@hono/zod-openapi";
import type { Conversation } from "../domain/chat/conversations.ts";
import type { Partner } from "../domain/chat/partners.ts";
import type { Message } from "../domain/chat/messages.ts";

export const PartnerWire = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    image: z.string().nullable(),
    isSample: z.boolean(),
    isGone: z.boolean().openapi({ description: "She deleted her account; what was said stays readable" }),
  })
  .openapi("Partner");

export const ConversationWire = z
  .object({
    _id: z.string(),
    userId: PartnerWire,
    lastMessage: z.string().nullable(),
    isLastMine: z.boolean(),
    state: z
      .enum(["requested", "open", "refused"])
      .openapi({ description: "`requested` until the receiver of the first message accepts or answers" }),
    isMine: z.boolean().openapi({ description: "She herself wrote first" }),
    unread: z.number(),
    updatedAt: z.string().openapi({ format: "date-time" }),
  })
  .openapi("Conversation");

export const MessageWire = z
  .object({
    _id: z.string(),
    senderId: z.string(),
    recieverId: z.string(),
    text: z.string(),
    createdAt: z.string().openapi({ format: "date-time", description: "The server's" }),
    position: z.number().openapi({ description: "Its place in the conversation, from 1; the cursor for older ones" }),
    clientId: z.string().nullable().openapi({ description: "As she sent it; null for the other's" }),
    isMine: z.boolean(),
    isRead: z.boolean(),
  })
  .openapi("Message");

export function partnerWire({ id, name, image, isSample, isGone }: Partner): z.infer<typeof PartnerWire> {
  return { _id: id, fullName: name, image, isSample, isGone };
}

export function conversationWire(conversation: Conversation): z.infer<typeof ConversationWire> {
  const { id, partner, state, isMine, unreadCount, lastAt, lastMessage } = conversation;
  return {
    _id: id,
    userId: partnerWire(partner),
    lastMessage: lastMessage?.text ?? null,
    isLastMine: lastMessage?.isMine ?? false,
    state,
    isMine,
    unread: unreadCount,
    updatedAt: new Date(lastAt).toISOString(),
  };
}

export function messageWire(message: Message): z.infer<typeof MessageWire> {
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
