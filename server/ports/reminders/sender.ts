import type { LanguageCode } from "../../contract/languages.ts";
import type { GatewayChannel } from "../../contract/reminders/channels.ts";
import type { Log } from "../../log.ts";
import type { Outcome } from "../outcomes.ts";
import { Gateways } from "./gateways.ts";

export interface Reminder {
  channel: GatewayChannel;
  number: string;
  text: string;
  /** Of the text, for a voice that reads it out. */
  language: LanguageCode;
  /** The same whenever this reminder is sent: a gateway that has had it sends nothing more. */
  key: string;
}

export type CountReminder = (channel: GatewayChannel, outcome: Outcome) => void;

export interface ReminderSender {
  readonly channels: readonly GatewayChannel[];
  /** How many may be sent in a day and a month of the operator's zone. */
  readonly caps: { day: number | undefined; month: number | undefined };
  send: (reminder: Reminder) => Promise<Outcome>;
}

export interface ReminderSettings {
  urls: Partial<Record<GatewayChannel, string>>;
  /** That the phone shows in place of a number, where the network allows it. */
  label: string | undefined;
  caps: ReminderSender["caps"];
  /** Of the gateway's calls with the answers STOP and START; without it a member could not end what was begun. */
  answerSecret: string | undefined;
}

export function openReminders(
  { mode, reminders }: { mode: "trial" | "production"; reminders: ReminderSettings },
  log: Log,
  count: CountReminder = () => {},
): ReminderSender {
  const { urls, caps } = reminders;
  if (urls.sms !== undefined && reminders.answerSecret !== undefined) return new Gateways(reminders, log, count);
  return {
    channels: mode === "trial" && urls.sms === undefined ? ["sms"] : [],
    caps,
    async send({ channel, number, text }) {
      process.stderr.write(`Reminder by ${channel} to ${number}: ${text}\n`);
      count(channel, "sent");
      return "sent";
    },
  };
}
