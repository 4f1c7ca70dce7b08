import type { Generated } from "kysely";
import type { Flag, Time } from "./columns.ts";

export type TextState = "shown" | "waiting" | "reported" | "hidden";

interface WrittenText {
  number: Generated<number>;
  id: string;
  authorId: string | null;
  pseudonym: string | null;
  body: string;
  state: TextState;
  stateReason: string | null;
  likeCount: Generated<number>;
  openReportCount: Generated<number>;
  version: Generated<number>;
  submissionKey: string;
  createdAt: Time;
  editedAt: Time | null;
}

export interface PostTable extends WrittenText {
  mood: number;
  title: string;
  isEditorial: Flag;
  topicId: Generated<string | null>;
  isUnlisted: Generated<Flag>;
  commentCount: Generated<number>;
  searchText: string;
}

export interface PostPictureTable {
  postId: string;
  path: string;
  width: number;
  height: number;
  alt: string;
  /** Until a moderator has looked at it, only its author and moderators see it. */
  state: "shown" | "waiting";
  createdAt: Time;
}

export interface CommentTable extends WrittenText {
  postId: string;
  /** The comment that it answers, which is no reply itself; null also when that one is gone. */
  replyToId: Generated<string | null>;
  rootNumber: Generated<number | null>;
  isHelpful: Generated<Flag>;
  isByStaff: Generated<Flag>;
}

export interface TopicTable {
  id: string;
  name: string;
  urduName: Generated<string | null>;
  position: number;
  isUnlisted: Flag;
  isClosed: Generated<Flag>;
  version: Generated<number>;
  createdAt: Time;
}

export interface ThreadFollowTable {
  postId: string;
  memberId: string;
  isFollowing: Flag;
  createdAt: Time;
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
  /** The thread whose pseudonym is blocked; empty for a member under the own name. */
  threadId: string;
  name: string;
  /** The own name at the time of the block; null in rows that an older version wrote. */
  blockerName: string | null;
  createdAt: Time;
}

export type SubjectKind = "post" | "comment";
export interface ForumTables {
  post: PostTable;
  comment: CommentTable;
  postPicture: PostPictureTable;
  postLike: PostLikeTable;
  commentLike: CommentLikeTable;
  threadPseudonym: ThreadPseudonymTable;
  hiddenPost: HiddenPostTable;
  topic: TopicTable;
  threadFollow: ThreadFollowTable;
  memberBlock: MemberBlockTable;
}
