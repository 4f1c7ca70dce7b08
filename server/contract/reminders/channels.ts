export const REMINDER_CHANNELS = ["sms", "call", "whatsapp"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];
