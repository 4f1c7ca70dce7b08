import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export type ConversationState = "requested" | "open" | "refused";

export interface ConversationTable {
  id: string;
  /** Both members' ids in order, so that two have one conversation. */
  pair: string;
  requestedBy: string | null;
  state: ConversationState;
  lastPosition: number;
  createdAt: Time;
}

export interface ConversationSideTable {
  conversationId: string;
  memberId: string;
  otherId: string;
  readPosition: Generated<number>;
  hiddenPosition: Generated<number>;
  unreadCount: Generated<number>;
  lastAt: Time;
}

export interface MessageTable {
  id: string;
  conversationId: string;
  position: number;
  senderId: string | null;
  body: string;
  clientId: string | null;
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

export interface PrivacyColumns {
  acceptsRequests: Generated<Flag>;
  /** Folded, with a space before each word; null while nobody may find the member. */
  findableName: Generated<string | null>;
}
