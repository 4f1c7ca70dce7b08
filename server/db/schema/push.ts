import type { LanguageCode } from "../../contract/languages.ts";
import type { PushTopic } from "../../contract/push/topics.ts";
import type { Flag, Time } from "./columns.ts";

export interface PushTables {
  pushSubscription: PushSubscriptionTable;
  pushWaiting: PushWaitingTable;
}

export interface PushSubscriptionTable extends Record<PushTopic, Flag> {
  tokenHash: string;
  memberId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: LanguageCode;
  timeZone: string;
  createdAt: Time;
}

export interface PushWaitingTable {
  memberId: string;
  topic: PushTopic;
  lookAt: Time | null;
  sentAt: Time | null;
}
