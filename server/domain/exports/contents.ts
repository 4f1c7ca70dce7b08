import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import {
  calendarAddress,
  notifications,
  notTold,
  pregnancies,
  profile,
  reviews,
  savedArticles,
  scans,
  sessions,
  visits,
} from "./account-records.ts";
import { comments, decisions, hiddenAndBlocked, likes, posts, reports } from "./forum-records.ts";
import type { Row } from "./rows.ts";
import { contactMessages, messages } from "./talk-records.ts";

export interface Content {
  name: string;
  about: string;
  columns: readonly string[];
  pages: (context: Context, member: Member) => AsyncIterable<Row[]>;
}

/** All that a member gave and wrote, and what others wrote to her; nothing else of others. */
export const contents: readonly Content[] = [
  {
    name: "profile",
    about: "What you told us when you registered and after, and who may find you.",
    columns: [
      "fullName",
      "phoneNumber",
      "email",
      "dateOfBirth",
      "gender",
      "city",
      "country",
      "latitude",
      "longitude",
      "isPregnant",
      "isFindable",
      "acceptsRequests",
      "registeredAt",
    ],
    pages: profile,
  },
  {
    name: "pregnancies",
    about: "Your pregnancies and babies, with their dates.",
    columns: [
      "isCurrent",
      "lastMenstrualPeriod",
      "cycleLength",
      "dueDateYouGave",
      "transferDate",
      "embryoAgeInDays",
      "numberOfBabies",
      "birthDate",
      "babyName",
      "numberOfChildren",
      "loss",
      "lossDate",
      "isLossHidden",
      "numberOfBabiesBeforeALoss",
      "babyNameBeforeALoss",
      "isLossOfABabyHidden",
      "addedAt",
      "changedAt",
    ],
    pages: pregnancies,
  },
  {
    name: "scans",
    about: "The scans that you entered, each with the age that it found.",
    columns: ["scanDate", "ageInDays", "pregnancyAddedAt", "addedAt"],
    pages: scans,
  },
  {
    name: "visits",
    about: "The visits before and after birth that you marked as done.",
    columns: ["visit", "pregnancyAddedAt", "markedAt"],
    pages: visits,
  },
  {
    name: "posts",
    about: "Your posts in the forum.",
    columns: ["id", "title", "text", "mood", "pseudonym", "state", "writtenAt", "editedAt"],
    pages: posts,
  },
  {
    name: "comments",
    about: "Your comments in the forum, each with the post under which it stands.",
    columns: ["id", "postId", "text", "pseudonym", "state", "writtenAt", "editedAt"],
    pages: comments,
  },
  {
    name: "likes",
    about: "The posts and comments that you like.",
    columns: ["kind", "id"],
    pages: likes,
  },
  {
    name: "messages",
    about: "Messages that you sent, and those that you received as you see them.",
    columns: ["with", "isFromYou", "text", "sentAt"],
    pages: messages,
  },
  {
    name: "contact-messages",
    about: "What you wrote to those who run this site, and their answers.",
    columns: ["reference", "name", "contactNumber", "subject", "text", "state", "writtenAt", "answer", "answeredAt"],
    pages: contactMessages,
  },
  {
    name: "notifications",
    about: "What you were told of under Notifications.",
    columns: ["sentence", "isRead", "toldAt"],
    pages: notifications,
  },
  {
    name: "not-told",
    about: "What you chose not to be told of.",
    columns: ["topic"],
    pages: notTold,
  },
  {
    name: "reports",
    about: "What you reported to the moderators.",
    columns: ["kind", "reason", "note", "outcome", "reportedAt"],
    pages: reports,
  },
  {
    name: "decisions",
    about: "What moderators decided against you, your answers, and what came of them.",
    columns: [
      "decision",
      "about",
      "name",
      "reason",
      "suspendedUntil",
      "decidedAt",
      "answer",
      "answeredAt",
      "outcome",
      "outcomeReason",
      "outcomeAt",
    ],
    pages: decisions,
  },
  {
    name: "hidden-and-blocked",
    about: "Posts that you have hidden, and whom you have blocked.",
    columns: ["kind", "postId", "name", "since"],
    pages: hiddenAndBlocked,
  },
  {
    name: "reviews",
    about: "Your reviews of this site.",
    columns: ["rating", "text", "isApproved", "reason", "writtenAt"],
    pages: reviews,
  },
  {
    name: "saved-articles",
    about: "Articles that you saved for later.",
    columns: ["title", "savedAt"],
    pages: savedArticles,
  },
  {
    name: "sessions",
    about: "Where you are logged in.",
    columns: ["device", "isSharedPhone", "loggedInAt", "lastUsedAt"],
    pages: sessions,
  },
  {
    name: "calendar-address",
    about:
      "The private address of your calendar, without its secret: since when it is there, and when it was last read.",
    columns: ["madeAt", "lastReadAt"],
    pages: calendarAddress,
  },
];
