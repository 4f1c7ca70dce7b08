import type { LanguageCode } from "../../contract/languages.ts";
import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import type { Flag, Time } from "./columns.ts";

export interface ReminderTables {
  reminderChoice: ReminderChoiceTable;
  reminder: ReminderTable;
  smsAnswer: SmsAnswerTable;
}

export interface ReminderChoiceTable {
  memberId: string;
  isOn: Flag;
  /** E.164, as it was when she chose: another number is another choice. */
  phone: string;
  channel: ReminderChannel;
  hour: number;
  timeZone: string;
  /** Of the page on which she chose, where her account names none. */
  language: LanguageCode;
  stoppedAt: Time | null;
  lookAt: Time | null;
  updatedAt: Time;
}

/** `before`: the day before. `late`: a week after a day on which nothing was done. */
export type ReminderKind = "before" | "late";

export interface ReminderTable {
  id: string;
  memberId: string;
  kind: ReminderKind;
  day: string;
  channel: ReminderChannel;
  /** `claimed` is about to be sent; where that process ended, nobody knows whether it was. */
  state: "claimed" | "sent" | "refused" | "unknown";
  sentOn: string;
  claimedAt: Time;
}

export interface SmsAnswerTable {
  /** A hash of the gateway's own. */
  id: string;
  receivedAt: Time;
}
