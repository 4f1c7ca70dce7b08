/** Through a gateway of the operator, which is paid. */
export const GATEWAY_CHANNELS = ["sms", "call", "whatsapp"] as const;
export type GatewayChannel = (typeof GATEWAY_CHANNELS)[number];

export const REMINDER_CHANNELS = [...GATEWAY_CHANNELS, "push"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];
