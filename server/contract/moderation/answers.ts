import { z } from "zod";
import { moment } from "../times.ts";
import {
  ADVERSE_OUTCOMES,
  CASE_KINDS,
  DECIDED_OUTCOMES,
  REPORT_REASONS,
  SUBJECT_KINDS,
  TEXT_KINDS,
  TEXT_STATES,
} from "./choices.ts";

const named = z.object({ fullName: z.string(), isPseudonym: z.boolean(), isGone: z.boolean() });
const state = z.enum(TEXT_STATES);
const decided = z.enum(ADVERSE_OUTCOMES);
const about = z.enum([...SUBJECT_KINDS, "picture"]).meta({ description: "`picture`: that of a post" });
const answerOutcome = z.enum(["upheld", "undone"]).nullable();

export const ReportJson = z.object({
  _id: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  reporter: z
    .string()
    .nullable()
    .meta({ description: "Null when the reporter left, and for the moderator who is reported" }),
  createdTime: z.int(),
  seen: z.object({
    name: z.string(),
    title: z.string().nullable(),
    text: z.string().meta({ description: "Of a member: the last message" }),
    version: z.int(),
    messages: z
      .array(z.object({ position: z.int(), isByReported: z.boolean(), text: z.string(), createdTime: z.int() }))
      .meta({ description: "Of a member: the last ten of their conversation, the first first" }),
  }),
});
export type ReportJson = z.infer<typeof ReportJson>;

const openCase = {
  _id: z.string(),
  kind: z.enum(CASE_KINDS),
  isMine: z
    .boolean()
    .meta({ description: "Whether it is about the moderator's own words, which another moderator decides about" }),
  since: moment,
  subject: z
    .object({
      postId: z.string().nullable().meta({ description: "The thread; null for a review" }),
      userId: named,
      title: z.string().nullable(),
      text: z.string(),
      state,
      version: z.int(),
      isMine: z.boolean(),
      picture: z
        .object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string(), isWaiting: z.boolean() })
        .nullable()
        .meta({ description: "Of a post; `url` is a call for moderators, `isWaiting` says that others do not see it" }),
    })
    .nullable()
    .meta({ description: "As it is now; null when its author has deleted it, and for a member" }),
  reports: z.array(ReportJson),
  decision: z
    .object({
      kind: decided,
      about,
      name: z.string().meta({ description: "Under which its author is known here" }),
      isPseudonym: z.boolean(),
      reason: z.string(),
      createdTime: moment,
      suspendedUntil: moment.nullable(),
      answer: z.string(),
      outcome: answerOutcome,
    })
    .nullable()
    .meta({ description: "What a member answers; null for all but an answer" }),
  waitsFor: z
    .enum(["link", "phoneNumber", "firstPost", "picture"])
    .nullable()
    .meta({ description: "Of what waits for a first look: what holds it back, where it is known" }),
  timesHidden: z.int().meta({ description: "How often words under this name were hidden after a report" }),
};
export const CaseJson = z.object(openCase).meta({ id: "Case" });
export type CaseJson = z.infer<typeof CaseJson>;

export const PastDecisionJson = z
  .object({
    _id: z.string(),
    kind: decided,
    about,
    reason: z.string(),
    createdTime: moment,
    suspendedUntil: moment.nullable(),
  })
  .meta({ id: "PastDecision" });
export type PastDecisionJson = z.infer<typeof PastDecisionJson>;

export const OpenCaseJson = z
  .object({
    ...openCase,
    history: z.array(PastDecisionJson).meta({ description: "Decided under this name before, the newest first" }),
    neighbours: z
      .array(
        z.object({
          _id: z.string(),
          kind: z.enum(TEXT_KINDS),
          userId: named,
          title: z.string().nullable(),
          text: z.string(),
          state,
          isBefore: z.boolean(),
        }),
      )
      .meta({ description: "What is before and after it in its thread" }),
    mayDecide: z
      .boolean()
      .meta({ description: "False about the moderator's own words, and where another moderator is to look" }),
    isAuthorGone: z.boolean().meta({ description: "Then nobody can be warned or suspended" }),
    hasRole: z.boolean().meta({
      description:
        "Whether the author has a role, and so can't be suspended from here. False for pseudonyms: the answer to unmasking says it",
    }),
  })
  .meta({ id: "OpenCase" });
export type OpenCaseJson = z.infer<typeof OpenCaseJson>;

export const DecidedCaseJson = z
  .object({
    _id: z.string(),
    kind: z.enum(CASE_KINDS),
    caseId: z.string(),
    outcome: z.enum(DECIDED_OUTCOMES),
    reason: z.string().nullable(),
    decidedTime: moment,
    by: z.string().nullable().meta({ description: "Null when the member left" }),
    isMine: z.boolean(),
    about: z
      .object({ name: z.string(), title: z.string().nullable(), text: z.string() })
      .nullable()
      .meta({ description: "As it is now; null when it is gone" }),
    isThere: z.boolean().meta({ description: "Whether the case can still be opened" }),
  })
  .meta({ id: "DecidedCase" });
export type DecidedCaseJson = z.infer<typeof DecidedCaseJson>;

export const DecisionJson = z
  .object({
    _id: z.string(),
    kind: decided,
    about: about.meta({ description: "`picture`: that of a post. `member`: a message to another member" }),
    reason: z.string(),
    suspendedUntil: moment.nullable(),
    createdTime: moment,
    pseudonym: z.string().nullable().meta({ description: "The only name that moderators see here" }),
    words: z
      .object({
        postId: z.string().nullable().meta({ description: "The thread; null for a review" }),
        title: z.string().nullable(),
        text: z.string(),
        isChanged: z.boolean().meta({ description: "Whether the author has changed them since" }),
      })
      .nullable()
      .meta({ description: "The author's text as it is now; null when it is gone, and for messages" }),
    answer: z.string().nullable(),
    answeredTime: moment.nullable(),
    outcome: answerOutcome.meta({ description: "The result of the author's answer" }),
    outcomeReason: z.string().nullable(),
    outcomeTime: moment.nullable(),
  })
  .meta({ id: "Decision" });
export type DecisionJson = z.infer<typeof DecisionJson>;
