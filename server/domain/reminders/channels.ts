import { REMINDER_CHANNELS, type ReminderChannel } from "../../contract/reminders/channels.ts";
import type { Context } from "../context.ts";

type Senders = Pick<Context, "reminders" | "push">;

export function offeredChannels(senders: Senders): ReminderChannel[] {
  return REMINDER_CHANNELS.filter((channel) => isOffered(senders, channel));
}

export function isOffered({ reminders, push }: Senders, channel: ReminderChannel): boolean {
  return channel === "push" ? push.publicKey !== null : reminders.channels.includes(channel);
}

export function hasReminders(senders: Senders): boolean {
  return offeredChannels(senders).length > 0;
}
