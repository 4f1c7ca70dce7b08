import { reasonOf } from "../../domain/moderation/reasons.ts";
import type { CaseJson, OpenCaseJson, PastDecisionJson, ReportJson } from "../../contract/moderation/answers.ts";
import { whyItWaits } from "../../domain/forum/review-first.ts";
import type { PastDecision } from "../../domain/moderation/history.ts";
import type { OpenCase } from "../../domain/moderation/open-case.ts";
import { asSeenBy, writtenBy, type Case, type Report } from "../../domain/moderation/queue.ts";
import { authorJson } from "../forum/forum-json.ts";

export function caseJson(found: Case, viewerId: string): CaseJson {
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
      picture: pictureJson(subject),
    },
    reports: reports.map(reportJson),
    decision: decision && {
      kind: decision.kind,
      about: aboutOf(decision),
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

function pictureJson({ id, picture }: NonNullable<Case["subject"]>) {
  if (!picture) return null;
  const { width, height, alt, state } = picture;
  return { url: `/moderation/post/${id}/picture`, width, height, alt, isWaiting: state === "waiting" };
}

export function aboutOf({ isOfPicture, subjectKind }: Pick<PastDecision, "isOfPicture" | "subjectKind">) {
  return isOfPicture === 1 ? "picture" : subjectKind;
}

function waitsFor(subject: Case["subject"]) {
  if (!subject || subject.kind === "review") return null;
  if (subject.state === "shown" && subject.picture?.state === "waiting") return "picture";
  if (subject.state !== "waiting") return null;
  return whyItWaits(`${subject.title ?? ""}\n${subject.body}`, subject.kind);
}

export function openCaseJson(found: OpenCase, viewerId: string): OpenCaseJson {
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

export function pastDecisionJson(past: PastDecision): PastDecisionJson {
  const { id, kind, reason, createdAt, suspendedUntil } = past;
  return { _id: id, kind, about: aboutOf(past), reason, createdTime: createdAt, suspendedUntil };
}

function reportJson(report: Report): ReportJson {
  return {
    _id: report.id,
    reason: reasonOf(report),
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
