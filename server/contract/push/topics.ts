/** What a notice outside the pages can be about, beside reminders. */
export const PUSH_TOPICS = ["messages", "news"] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
