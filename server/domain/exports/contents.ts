import {
  calendarAddress,
  notifications,
  mutedTopics,
  profile,
  reviews,
  savedArticles,
  sessions,
} from "./account-records.ts";
import { childPlan, children } from "./child-records.ts";
import { comments, decisions, followedThreads, hiddenAndBlocked, likes, posts, reports } from "./forum-records.ts";
import { contactMessages, messages } from "./message-records.ts";
import { growth } from "./growth-records.ts";
import { closedMoodOffer, moodChecks } from "./mood-records.ts";
import { pregnancies, scans, plan, planAnswers } from "./pregnancy-records.ts";
import { record } from "./record.ts";
import { pushSubscriptions } from "./push-records.ts";
import { remindersSent, reminderChoice } from "./reminder-records.ts";
import type { Content } from "./rows.ts";

/** All that a member gave and wrote, and what others wrote to the member; nothing else of others. */
export const contents: readonly Content[] = [
  profile,
  pregnancies,
  scans,
  plan,
  planAnswers,
  children,
  childPlan,
  moodChecks,
  closedMoodOffer,
  record,
  growth,
  posts,
  comments,
  likes,
  followedThreads,
  messages,
  contactMessages,
  notifications,
  mutedTopics,
  reminderChoice,
  remindersSent,
  pushSubscriptions,
  reports,
  decisions,
  hiddenAndBlocked,
  reviews,
  savedArticles,
  sessions,
  calendarAddress,
];
