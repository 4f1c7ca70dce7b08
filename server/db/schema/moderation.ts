import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { SubjectKind } from "./forum.ts";

/** As stored; a report of danger is "other" with `inDanger`. */
export type StoredReason = "unkind" | "unsafeAdvice" | "spam" | "privateData" | "unsuitablePicture" | "other";
export type ReportedKind = SubjectKind | "member";
export type DecidedKind = ReportedKind | "review";
export type CaseKind = DecidedKind | "answer";
export type DecisionKind = "hide" | "remove" | "warn" | "suspend";
export type Outcome = DecisionKind | "restore" | "dismiss";

export interface ReportTable {
  id: string;
  reporterId: string | null;
  subjectKind: ReportedKind;
  subjectId: string;
  authorId: string | null;
  /** The thread whose pseudonym was reported; empty for a member under the own name. */
  threadId: string;
  reason: StoredReason;
  inDanger: Generated<Flag>;
  note: string | null;
  seenName: string;
  seenTitle: string | null;
  seenText: string;
  seenVersion: number;
  writtenAt: Time;
  createdAt: Time;
  outcome: Outcome | null;
  outcomeReason: string | null;
  decidedBy: string | null;
  decidedAt: Time | null;
  decisionId: string | null;
}

export interface DecisionTable {
  id: string;
  memberId: string;
  threadId: string;
  name: string;
  kind: DecisionKind;
  /** 1 for the picture of a post, which is removed without the post. */
  isOfPicture: Generated<Flag>;
  subjectKind: DecidedKind;
  subjectId: string;
  version: number | null;
  reason: string;
  decidedBy: string | null;
  suspendedUntil: Time | null;
  createdAt: Time;
  answer: string | null;
  answeredAt: Time | null;
  outcome: "upheld" | "undone" | null;
  outcomeReason: string | null;
  outcomeBy: string | null;
  outcomeAt: Time | null;
}

export interface ReportMessageTable {
  reportId: string;
  position: number;
  isByReported: Flag;
  body: string;
  createdAt: Time;
}

/** Its stored name is `act_of_power`. */
export interface AuditLogTable {
  id: string;
  /** Null for the operator at the command line, and for who has left. */
  actorId: string | null;
  isByCommand: Generated<Flag>;
  act:
    | "hide"
    | "restore"
    | "dismiss"
    | "trace"
    | "grant"
    | "suspend"
    | "give voice"
    | "end sessions"
    | "order export"
    | "delete"
    | "remove"
    | "removePicture"
    | "warn"
    | "uphold"
    | "undo"
    | "reset code"
    | "phone code"
    | "second step off"
    | "answer"
    | "close"
    | "set"
    | "upload"
    | "edit"
    | "publish"
    | "schedule"
    | "unschedule"
    | "withdraw"
    | "discard"
    | "take shipped"
    | "leave shipped"
    | "ask check"
    | "approve check"
    | "send back"
    | "enter review"
    | "remove review";
  subjectKind: CaseKind | ContentKind | "contactMessage" | "setting" | "topic" | "contentPicture" | "handout";
  subjectId: string;
  reason: string | null;
  createdAt: Time;
}

export interface ModerationTables {
  report: ReportTable;
  reportMessage: ReportMessageTable;
  decision: DecisionTable;
  actOfPower: AuditLogTable;
}
