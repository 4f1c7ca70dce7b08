import { say } from "../../contract/sentences/say.ts";
import { instant, PAGE, pagesAfter, type Row, type Content } from "./rows.ts";
import { reasonOf } from "../moderation/reasons.ts";
import { answers, decisionKinds, hidings, outcomes, reportReasons, subjects, textStates } from "./values.ts";

export const posts: Content = {
  name: "posts",
  about: say.exportAboutPosts,
  columns: ["id", "title", "text", "mood", "topic", "pseudonym", "state", "picture", "writtenAt", "editedAt"],
  values: { state: textStates },
  pages({ db }, { id: authorId }) {
    return pagesAfter(async (after) => {
      const rows = await db
        .selectFrom("post")
        .leftJoin("postPicture", "postPicture.postId", "post.id")
        .select([
          "number",
          "id",
          "title",
          "body",
          "mood",
          "topicId as topic",
          "pseudonym",
          "post.state",
          "alt as picture",
          "post.createdAt",
          "editedAt",
        ])
        .where("authorId", "=", authorId)
        .where("number", ">", after)
        .orderBy("number")
        .limit(PAGE)
        .execute();
      return rows.map(asWritten);
    });
  },
};

export const comments: Content = {
  name: "comments",
  about: say.exportAboutComments,
  columns: ["id", "postId", "replyTo", "text", "pseudonym", "state", "writtenAt", "editedAt"],
  values: { state: textStates },
  pages({ db }, { id: authorId }) {
    return pagesAfter(async (after) => {
      const rows = await db
        .selectFrom("comment")
        .select([
          "number",
          "id",
          "postId",
          "replyToId as replyTo",
          "body",
          "pseudonym",
          "state",
          "createdAt",
          "editedAt",
        ])
        .where("authorId", "=", authorId)
        .where("number", ">", after)
        .orderBy("number")
        .limit(PAGE)
        .execute();
      return rows.map(asWritten);
    });
  },
};

export const likes: Content = {
  name: "likes",
  about: say.exportAboutLikes,
  columns: ["kind", "id"],
  values: { kind: subjects },
  async *pages({ db }, { id: memberId }) {
    const posts = await db.selectFrom("postLike").select("postId as id").where("memberId", "=", memberId).execute();
    yield posts.map(({ id }) => ({ kind: "post", id }));
    const comments = await db
      .selectFrom("commentLike")
      .select("commentId as id")
      .where("memberId", "=", memberId)
      .execute();
    yield comments.map(({ id }) => ({ kind: "comment", id }));
  },
};

export const followedThreads: Content = {
  name: "followed-threads",
  about: say.exportAboutFollowedThreads,
  columns: ["postId", "isFollowing", "since"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("threadFollow")
      .select(["postId", "isFollowing", "createdAt"])
      .where("memberId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield rows.map(({ postId, isFollowing, createdAt }) => ({
      postId,
      isFollowing: isFollowing === 1,
      since: instant(createdAt),
    }));
  },
};

export const reports: Content = {
  name: "reports",
  about: say.exportAboutReports,
  columns: ["kind", "reason", "note", "outcome", "reportedAt"],
  values: { kind: subjects, reason: reportReasons, outcome: outcomes },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("report")
      .select(["subjectKind as kind", "reason", "inDanger", "note", "outcome", "createdAt"])
      .where("reporterId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield rows.map(({ createdAt, inDanger, ...row }) => ({
      ...row,
      reason: reasonOf({ ...row, inDanger }),
      reportedAt: instant(createdAt),
    }));
  },
};

export const decisions: Content = {
  name: "decisions",
  about: say.exportAboutDecisions,
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
  values: { decision: decisionKinds, about: subjects, outcome: answers },
  async *pages({ db }, { id }) {
    const rows = await db.selectFrom("decision").selectAll().where("memberId", "=", id).orderBy("createdAt").execute();
    yield rows.map((row) => ({
      decision: row.kind,
      about: row.isOfPicture === 1 ? "picture" : row.subjectKind,
      name: row.name,
      reason: row.reason,
      suspendedUntil: instant(row.suspendedUntil),
      decidedAt: instant(row.createdAt),
      answer: row.answer,
      answeredAt: instant(row.answeredAt),
      outcome: row.outcome,
      outcomeReason: row.outcomeReason,
      outcomeAt: instant(row.outcomeAt),
    }));
  },
};

export const hiddenAndBlocked: Content = {
  name: "hidden-and-blocked",
  about: say.exportAboutHiddenAndBlocked,
  columns: ["kind", "postId", "name", "since"],
  values: { kind: hidings },
  async *pages({ db }, { id }) {
    const hidden = await db
      .selectFrom("hiddenPost")
      .select(["postId", "createdAt"])
      .where("memberId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield hidden.map(({ postId, createdAt }) => ({ kind: "hidden", postId, name: null, since: instant(createdAt) }));
    const blocked = await db
      .selectFrom("memberBlock")
      .select(["name", "createdAt"])
      .where("memberId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield blocked.map(({ name, createdAt }) => ({ kind: "blocked", postId: null, name, since: instant(createdAt) }));
  },
};

function asWritten<T extends Row>(
  text: T & { number: number; body: string; createdAt: number; editedAt: number | null },
) {
  const { number, body, createdAt, editedAt, ...row } = text;
  return { number, row: { ...row, text: body, writtenAt: instant(createdAt), editedAt: instant(editedAt) } };
}
