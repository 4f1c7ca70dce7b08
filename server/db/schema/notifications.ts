import type { Generated } from "kysely";
import type { Time } from "./columns.ts";
import type { CaseKind } from "./moderation.ts";

export interface NotificationTables {
  notification: NotificationTable;
  mutedTopic: MutedTopicTable;
}

export interface NotificationTable {
  id: string;
  memberId: string;
  kind: "moderation" | "reportOutcome" | "comment" | "contact" | "messageRequest" | "ownDay" | "account";
  subjectKind: CaseKind | "contactMessage" | "conversation" | "day" | "sessions";
  /** Of a contact message its reference number, of a day its date, of sessions the member whose they are. */
  subjectId: string;
  /** Empty for comments, message requests and days, whose words follow what holds when she reads them. */
  sentence: string;
  /** Of comments: the post under which they stand, and how many there are. */
  threadId: string | null;
  commentCount: Generated<number>;
  /** Of a decision against her, which she can open and answer. */
  decisionId: string | null;
  createdAt: Time;
  readAt: Time | null;
}

export interface MutedTopicTable {
  memberId: string;
  topic: string;
}
