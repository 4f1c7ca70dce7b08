import { z } from "zod";

export const PartnerJson = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    image: z.string().nullable(),
    isSample: z.boolean(),
    isGone: z.boolean().meta({ description: "The account was deleted; earlier messages stay readable" }),
  })
  .meta({ id: "Partner" });
export type PartnerJson = z.infer<typeof PartnerJson>;

export const ConversationJson = z
  .object({
    _id: z.string(),
    userId: PartnerJson,
    lastMessage: z.string().nullable(),
    isLastMine: z.boolean(),
    state: z
      .enum(["requested", "open", "refused"])
      .meta({ description: "`requested` until the receiver of the first message accepts or answers" }),
    isMine: z.boolean().meta({ description: "Whether the member wrote first" }),
    unread: z.int(),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Conversation" });
export type ConversationJson = z.infer<typeof ConversationJson>;

export const MessageJson = z
  .object({
    _id: z.string(),
    senderId: z.string(),
    recieverId: z.string(),
    text: z.string(),
    createdAt: z.string().meta({ format: "date-time", description: "The server's" }),
    position: z.int().meta({ description: "Its place in the conversation, from 1; the cursor for older ones" }),
    clientId: z
      .string()
      .nullable()
      .meta({ description: "As the member sent it; null for the other member's messages" }),
    isMine: z.boolean(),
    isRead: z.boolean(),
  })
  .meta({ id: "Message" });
export type MessageJson = z.infer<typeof MessageJson>;

export const UnreadJson = z.object({
  unread: z.int(),
  lastEvent: z.int().meta({ description: "The member's newest event on `/live`, from which a stream continues" }),
});

export const MarkJson = z.object({
  event: z
    .int()
    .nullable()
    .meta({ description: "Of this mark on `/live`; null where the member had read as far before" }),
});

export const PrivacyJson = z.object({ isFindable: z.boolean(), acceptsRequests: z.boolean() }).meta({ id: "Privacy" });
