/** By which a member can be reminded, where the operator has a gateway for it. */
export const REMINDER_CHANNELS = ["sms", "call", "whatsapp"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];
