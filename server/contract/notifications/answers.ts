import { z } from "zod";
import { moment } from "../times.ts";

export const NotificationJson = z
  .object({
    _id: z.string(),
    sentence: z.string(),
    postId: z.string().nullable().meta({ description: "Of the thread to open; null where there is none" }),
    commentId: z.string().nullable(),
    contactReference: z.string().nullable().meta({ description: "Of the message that was answered" }),
    partnerId: z.string().nullable().meta({ description: "Of the member who sent a message request" }),
    decisionId: z.string().nullable().meta({ description: "Of a moderator's decision, which the member may answer" }),
    isReversed: z.boolean().meta({ description: "Whether the decision was reversed in the member's favour" }),
    day: z.string().nullable().meta({ format: "date", description: "The day with the member's dates" }),
    isAboutSessions: z.boolean().meta({ description: "Whether `GET /session` shows more" }),
    isRead: z.boolean(),
    createdTime: moment,
  })
  .meta({ id: "Notification" });
export type NotificationJson = z.infer<typeof NotificationJson>;

export const TopicsJson = z
  .object({
    comments: z.boolean(),
    requests: z.boolean(),
    dates: z.boolean(),
    support: z.boolean(),
    reports: z.boolean(),
  })
  .meta({ id: "NotificationTopics" });
export type TopicsJson = z.infer<typeof TopicsJson>;
