import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { SubjectKind } from "./forum.ts";

export type ReportReason = "unkind" | "unsafeAdvice" | "spam" | "privateData" | "other";
/** What a report is about; a member, for what she said in private. */
export type ReportedKind = SubjectKind | "member";
/** What can be decided against a member about; a review is read before others meet it. */
export type DecidedKind = ReportedKind | "review";
/** What a moderator may have to decide about; an answer, of a member to a decision against her. */
export type CaseKind = DecidedKind | "answer";
/** What is decided against a member: `suspend` hides the text too, `warn` leaves it. */
export type DecisionKind = "hide" | "remove" | "warn" | "suspend";
export type Outcome = DecisionKind | "restore" | "dismiss";

export interface ReportTable {
  id: string;
  reporterId: string | null;
  subjectKind: ReportedKind;
  subjectId: string;
  authorId: string | null;
  /** The thread whose pseudonym was reported; empty: a member under her name. */
  threadId: string;
  reason: ReportReason;
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
  /** What was decided against its author because of it. */
  decisionId: string | null;
}

/** A decision against a member, her one answer to it, and what came of that. */
export interface DecisionTable {
  id: string;
  memberId: string;
  /** As of a report: moderators know no more of her than the name that she wrote under. */
  threadId: string;
  /** That name. */
  name: string;
  kind: DecisionKind;
  subjectKind: DecidedKind;
  subjectId: string;
  /** Of the words that were decided about; null for a member. */
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

/** A message of the ten that the server copied into a report. */
export interface ReportMessageTable {
  reportId: string;
  position: number;
  isByReported: Flag;
  body: string;
  createdAt: Time;
}

/** What a moderator, editor or administrator did by her role. Rows are only ever added. */
export interface ActOfPowerTable {
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
    | "warn"
    | "uphold"
    | "undo"
    | "reset code"
    | "phone code"
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
    | "leave shipped";
  subjectKind: CaseKind | ContentKind | "contactMessage" | "setting" | "contentPicture";
  subjectId: string;
  reason: string | null;
  createdAt: Time;
}

export interface ModerationTables {
  report: ReportTable;
  reportMessage: ReportMessageTable;
  decision: DecisionTable;
  actOfPower: ActOfPowerTable;
}
