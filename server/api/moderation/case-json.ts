import { z } from "@hono/zod-openapi";
import { whyItWaits } from "../../domain/forum/review-first.ts";
import type { PastDecision } from "../../domain/moderation/history.ts";
import type { OpenCase } from "../../domain/moderation/open-case.ts";
import { asSeenBy, writtenBy, type Case, type Report } from "../../domain/moderation/queue.ts";
import { REPORT_REASONS } from "../../contract/moderation/choices.ts";
import { authorJson } from "../forum/forum-json.ts";

const named = z.object({ fullName: z.string(), isPseudonym: z.boolean(), isGone: z.boolean() });
const state = z.enum(["shown", "waiting", "reported", "hidden"]);
const moment = z.number().openapi({ description: "Epoch milliseconds" });
const decided = z.enum(["hide", "remove", "warn", "suspend"]);
const about = z.enum(["post", "comment", "review", "member"]);

const ReportJson = z.object({
  _id: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  reporter: z.string().nullable().openapi({ description: "Null when she left, and to who is reported herself" }),
  createdTime: z.number(),
  seen: z.object({
    name: z.string(),
    title: z.string().nullable(),
    text: z.string().openapi({ description: "Of a member: what she said last" }),
    version: z.number(),
    messages: z
      .array(z.object({ position: z.number(), isByReported: z.boolean(), text: z.string(), createdTime: z.number() }))
      .openapi({ description: "Of a member: the last ten of their conversation, the first first" }),
  }),
});

export const CaseJson = z
  .object({
    _id: z.string(),
    kind: z.enum(["post", "comment", "member", "review", "answer"]),
    isMine: z.boolean().openapi({ description: "Whether it is about her own words: then she decides nothing" }),
    since: moment,
    subject: z
      .object({
        postId: z.string().nullable().openapi({ description: "The thread; null for a review" }),
        userId: named,
        title: z.string().nullable(),
        text: z.string(),
        state,
        version: z.number(),
        isMine: z.boolean(),
      })
      .nullable()
      .openapi({ description: "As it stands now; null when its author has deleted it, and for a member" }),
    reports: z.array(ReportJson),
    decision: z
      .object({
        kind: decided,
        about,
        name: z.string().openapi({ description: "Under which its author is known here" }),
        isPseudonym: z.boolean(),
        reason: z.string(),
        createdTime: moment,
        suspendedUntil: moment.nullable(),
        answer: z.string(),
        outcome: z.enum(["upheld", "undone"]).nullable(),
      })
      .nullable()
      .openapi({ description: "What a member answers; null for all but an answer" }),
    waitsFor: z
      .enum(["link", "phoneNumber", "firstPost"])
      .nullable()
      .openapi({ description: "Of a text that waits for a first look: what holds it back, where it is known" }),
    timesHidden: z.number().openapi({ description: "How often words under this name were hidden after a report" }),
  })
  .openapi("Case");

export const PastDecisionJson = z
  .object({
    _id: z.string(),
    kind: decided,
    about,
    reason: z.string(),
    createdTime: moment,
    suspendedUntil: moment.nullable(),
  })
  .openapi("PastDecision");

export const OpenCaseJson = CaseJson.extend({
  history: z.array(PastDecisionJson).openapi({ description: "Decided under this name before, the newest first" }),
  neighbours: z
    .array(
      z.object({
        _id: z.string(),
        kind: z.enum(["post", "comment"]),
        userId: named,
        title: z.string().nullable(),
        text: z.string(),
        state,
        isBefore: z.boolean(),
      }),
    )
    .openapi({ description: "What stands before and after it in its thread" }),
  mayDecide: z.boolean().openapi({ description: "False about her own words, and where another moderator is to look" }),
  isAuthorGone: z.boolean().openapi({ description: "Then nobody can be warned or suspended" }),
  hasRole: z.boolean().openapi({
    description: "Of an author under her own name: she can't be suspended from here. Of a pseudonym a trace tells it",
  }),
}).openapi("OpenCase");

export function caseJson(found: Case, viewerId: string): z.infer<typeof CaseJson> {
  const { id, kind, since, subject, reports, decision, timesHidden } = asSeenBy(found, viewerId);
  return {
    _id: id,
    kind,
    isMine: writtenBy(found) === viewerId,
    since,
    timesHidden,
    waitsFor: waitsFor(subject),
    subject: subject && {
      postId: subject.postId,
      userId: authorJson(subject.author),
      title: subject.title,
      text: subject.body,
      state: subject.state,
      version: subject.version,
      isMine: subject.authorId === viewerId,
    },
    reports: reports.map(reportJson),
    decision: decision && {
      kind: decision.kind,
      about: decision.subjectKind,
      name: decision.name,
      isPseudonym: decision.threadId !== "",
      reason: decision.reason,
      createdTime: decision.createdAt,
      suspendedUntil: decision.suspendedUntil,
      answer: decision.answer ?? "",
      outcome: decision.outcome,
    },
  };
}

function waitsFor(subject: Case["subject"]) {
  if (!subject || subject.kind === "review" || subject.state !== "waiting") return null;
  return whyItWaits(`${subject.title ?? ""}\n${subject.body}`, subject.kind);
}

export function openCaseJson(found: OpenCase, viewerId: string): z.infer<typeof OpenCaseJson> {
  return {
    ...caseJson(found, viewerId),
    history: found.history.map(pastDecisionJson),
    neighbours: found.neighbours.map(({ id, kind, author, title, body, state, isBefore }) => ({
      _id: id,
      kind,
      userId: authorJson(author),
      title,
      text: body,
      state,
      isBefore,
    })),
    mayDecide: found.mayDecide,
    isAuthorGone: found.isAuthorGone,
    hasRole: found.hasRole,
  };
}

export function pastDecisionJson(past: PastDecision): z.infer<typeof PastDecisionJson> {
  const { id, kind, subjectKind, reason, createdAt, suspendedUntil } = past;
  return { _id: id, kind, about: subjectKind, reason, createdTime: createdAt, suspendedUntil };
}

function reportJson(report: Report): z.infer<typeof ReportJson> {
  return {
    _id: report.id,
    reason: report.reason,
    note: report.note,
    reporter: report.reporterName,
    createdTime: report.createdAt,
    seen: {
      name: report.seenName,
      title: report.seenTitle,
      text: report.seenText,
      version: report.seenVersion,
      messages: report.messages.map(({ position, isByReported, body, createdAt }) => ({
        position,
        isByReported: isByReported === 1,
        text: body,
        createdTime: createdAt,
      })),
    },
  };
}
