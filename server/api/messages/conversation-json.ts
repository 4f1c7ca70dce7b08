import { z } from "@hono/zod-openapi";
import type { Conversation } from "../../domain/messages/conversations.ts";
import type { Partner } from "../../domain/messages/partners.ts";
import type { Message } from "../../domain/messages/messages.ts";

export const PartnerJson = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    image: z.string().nullable(),
    isSample: z.boolean(),
    isGone: z.boolean().openapi({ description: "She deleted her account; what was said stays readable" }),
  })
  .openapi("Partner");

export const ConversationJson = z
  .object({
    _id: z.string(),
    userId: PartnerJson,
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

export const MessageJson = z
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

export function partnerJson({ id, name, image, isSample, isGone }: Partner): z.infer<typeof PartnerJson> {
  return { _id: id, fullName: name, image, isSample, isGone };
}

export function conversationJson(conversation: Conversation): z.infer<typeof ConversationJson> {
  const { id, partner, state, isMine, unreadCount, lastAt, lastMessage } = conversation;
  return {
    _id: id,
    userId: partnerJson(partner),
    lastMessage: lastMessage?.text ?? null,
    isLastMine: lastMessage?.isMine ?? false,
    state,
    isMine,
    unread: unreadCount,
    updatedAt: new Date(lastAt).toISOString(),
  };
}

export function messageJson(message: Message): z.infer<typeof MessageJson> {
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
