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
  /** A contact message's reference, a day's date, or the member whose sessions they are. */
  subjectId: string;
  /** In English. Empty for comments, message requests and days, which are put into words when they are read. */
  sentence: string;
  /** Null also for notifications from before migration 0063, which keep their sentence. */
  news: string | null;
  /** JSON. */
  newsValues: Generated<string>;
  threadId: string | null;
  commentCount: Generated<number>;
  decisionId: string | null;
  createdAt: Time;
  readAt: Time | null;
}

export interface MutedTopicTable {
  memberId: string;
  topic: string;
}
