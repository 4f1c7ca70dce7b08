import { instant, PAGE, pagesAfter, type Row, type Content } from "./rows.ts";

export const posts: Content = {
  name: "posts",
  about: "Your posts in the forum; of a picture, what you said that it shows.",
  columns: ["id", "title", "text", "mood", "topic", "pseudonym", "state", "picture", "writtenAt", "editedAt"],
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
  about: "Your comments in the forum, each with the post under which it stands.",
  columns: ["id", "postId", "replyTo", "text", "pseudonym", "state", "writtenAt", "editedAt"],
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
  about: "The posts and comments that you like.",
  columns: ["kind", "id"],
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
  about: "Threads that you chose to follow, or to follow no longer.",
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
  about: "What you reported to the moderators.",
  columns: ["kind", "reason", "note", "outcome", "reportedAt"],
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("report")
      .select(["subjectKind as kind", "reason", "note", "outcome", "createdAt"])
      .where("reporterId", "=", id)
      .orderBy("createdAt")
      .execute();
    yield rows.map(({ createdAt, ...row }) => ({ ...row, reportedAt: instant(createdAt) }));
  },
};

export const decisions: Content = {
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
  about: "Posts that you have hidden, and whom you have blocked.",
  columns: ["kind", "postId", "name", "since"],
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
