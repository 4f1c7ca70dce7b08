import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

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
export interface ForumTables {
  post: PostTable;
  comment: CommentTable;
  postLike: PostLikeTable;
  commentLike: CommentLikeTable;
  threadPseudonym: ThreadPseudonymTable;
  hiddenPost: HiddenPostTable;
  memberBlock: MemberBlockTable;
}
