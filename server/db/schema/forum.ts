import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";
import type { ContentKind } from "./content.ts";

/** Where a text of a member stands: seen by all, waiting for a first look, reported by several, or taken away. */
export type TextState = "shown" | "waiting" | "reported" | "hidden";

interface WrittenText {
  /** Ascends as texts are written. */
  number: Generated<number>;
  id: string;
  /** Null when the member is gone. */
  authorId: string | null;
  /** The name under which it is shown in place of hers. */
  pseudonym: string | null;
  body: string;
  state: TextState;
  /** What a moderator told the author. */
  stateReason: string | null;
  likeCount: Generated<number>;
  openReportCount: Generated<number>;
  /** Grows with each edit. */
  version: Generated<number>;
  /** The same for a text that was sent twice. */
  submissionKey: string;
  createdAt: Time;
  editedAt: Time | null;
}

export interface PostTable extends WrittenText {
  /** 1 to 8, as the contract numbers them. */
  mood: number;
  title: string;
  /** Written by an editor in her office. */
  isEditorial: Flag;
  commentCount: Generated<number>;
  searchText: string;
}

export interface CommentTable extends WrittenText {
  postId: string;
}

export interface PostLikeTable {
  postId: string;
  memberId: string;
}

export interface CommentLikeTable {
  commentId: string;
  memberId: string;
}

export interface ThreadPseudonymTable {
  postId: string;
  memberId: string;
  name: string;
}

export interface HiddenPostTable {
  memberId: string;
  postId: string;
  createdAt: Time;
}

export interface MemberBlockTable {
  id: string;
  memberId: string;
  blockedId: string;
  /** The thread whose pseudonym is blocked; empty: the member under her name. */
  threadId: string;
  /** What she was called when she was blocked. */
  name: string;
  createdAt: Time;
}

export type SubjectKind = "post" | "comment";
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
  /** Null for the operator at the command line. */
  actorId: string | null;
  act:
    | "hide"
    | "restore"
    | "dismiss"
    | "trace"
    | "grant"
    | "suspend"
    | "warn"
    | "uphold"
    | "undo"
    | "reset code"
    | "phone code"
    | "answer"
    | "close"
    | "set"
    | "upload"
    | "remove"
    | "edit"
    | "publish"
    | "schedule"
    | "unschedule"
    | "withdraw"
    | "take shipped"
    | "leave shipped";
  subjectKind: CaseKind | ContentKind | "contactMessage" | "setting" | "contentPicture";
  subjectId: string;
  reason: string | null;
  createdAt: Time;
}

export interface NotificationTable {
  id: string;
  memberId: string;
  kind: "moderation" | "reportOutcome" | "comment" | "contact" | "messageRequest" | "ownDay" | "account";
  subjectKind: CaseKind | "contactMessage" | "conversation" | "day";
  /** Of a contact message its reference number, of a day its date. */
  subjectId: string;
  /** Empty for comments, message requests and days, whose words follow what holds when she reads them. */
  sentence: string;
  /** Of comments: the post under which they stand, and how many there are. */
  threadId: string | null;
  commentCount: Generated<number>;
  /** Of a decision against her, which she can open and answer. */
  decisionId: string | null;
  createdAt: Time;
  readAt: Time | null;
}

export interface TallyTable {
  name: "shownPosts" | "settingSaves";
  value: number;
}

export interface ForumTables {
  post: PostTable;
  comment: CommentTable;
  postLike: PostLikeTable;
  commentLike: CommentLikeTable;
  threadPseudonym: ThreadPseudonymTable;
  hiddenPost: HiddenPostTable;
  memberBlock: MemberBlockTable;
  report: ReportTable;
  reportMessage: ReportMessageTable;
  decision: DecisionTable;
  actOfPower: ActOfPowerTable;
  notification: NotificationTable;
  tally: TallyTable;
}
