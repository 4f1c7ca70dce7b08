export const PUSH_TOPICS = ["messages", "news"] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
