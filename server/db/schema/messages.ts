import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

/** `requested` until the receiver of the first message accepts or answers it. */
export type ConversationState = "requested" | "open" | "refused";

export interface ConversationTable {
  id: string;
  /** Both members' ids in order, so that two have one conversation. */
  pair: string;
  /** Who wrote first; null when she is gone. */
  requestedBy: string | null;
  state: ConversationState;
  /** Of its newest message; positions begin at 1. */
  lastPosition: number;
  createdAt: Time;
}

/** A conversation as one of its two members has it. */
export interface ConversationSideTable {
  conversationId: string;
  memberId: string;
  /** Also when the other is gone. */
  otherId: string;
  readPosition: Generated<number>;
  /** She has put everything up to here out of her sight. */
  hiddenPosition: Generated<number>;
  unreadCount: Generated<number>;
  lastAt: Time;
}

export interface MessageTable {
  id: string;
  conversationId: string;
  position: number;
  /** Null when she is gone. */
  senderId: string | null;
  body: string;
  /** What her page or app called it, so that it knows it again. */
  clientId: string | null;
  /** The same for a message that was sent twice. */
  submissionKey: string;
  createdAt: Time;
}

export interface HiddenMessageTable {
  memberId: string;
  messageId: string;
}

export interface LiveEventTable {
  memberId: string;
  /** Ascends without a gap for each member. */
  number: number;
  /** A new message; the other has read up to `position`; the conversation changed its state. */
  kind: "message" | "read" | "conversation";
  conversationId: string;
  position: number | null;
  createdAt: Time;
}

export interface LiveCursorTable {
  memberId: string;
  lastNumber: number;
}

export interface MessageTables {
  conversation: ConversationTable;
  conversationSide: ConversationSideTable;
  message: MessageTable;
  hiddenMessage: HiddenMessageTable;
  liveEvent: LiveEventTable;
  liveCursor: LiveCursorTable;
}

/** What a member says of who may find and write to her. */
export interface PrivacyColumns {
  acceptsRequests: Generated<Flag>;
  /** Her name as search finds it, a space before each word; null while nobody may find her. */
  findableName: Generated<string | null>;
}
